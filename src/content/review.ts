import { z } from "zod";

export const contentId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const calendarDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What every reviewed text says about its review. */
export const reviewFields = {
  reviewedOn: calendarDay,
  nextReview: calendarDay,
  /** Who signed the text off, or "pending". */
  reviewer: z.string().min(1),
};

export type Review = { reviewedOn: string; nextReview: string; reviewer: string };
