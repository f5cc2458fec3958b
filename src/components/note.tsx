import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

import { cn } from "@/lib/cn";

export type NoteTone = "danger" | "warning" | "success" | "info";

export type NoteProps = Omit<ComponentProps<"div">, "title"> & {
  tone: NoteTone;
  title?: ReactNode;
};

const tones = {
  danger: {
    Icon: CircleAlert,
    ground: "border-danger bg-danger-soft",
    title: "text-danger-ink",
    icon: "text-danger",
  },
  warning: {
    Icon: TriangleAlert,
    ground: "border-warning bg-warning-soft",
    title: "text-warning-ink",
    icon: "text-warning-ink",
  },
  success: {
    Icon: CircleCheck,
    ground: "border-success bg-success-soft",
    title: "text-success-ink",
    icon: "text-success",
  },
  info: {
    Icon: Info,
    ground: "border-primary bg-primary-soft",
    title: "text-ink",
    icon: "text-primary",
  },
} as const;

/** A remark with a side rule, an icon and words; the colour never says it alone. */
export function Note({ tone, title, children, className, ...rest }: NoteProps) {
  const { Icon, ground, title: titleLook, icon } = tones[tone];
  return (
    <div
      {...rest}
      className={cn("flex gap-3 border-s-[5px] px-4 py-3 text-ink", ground, className)}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={cn("mt-0.5 size-5 shrink-0", icon)} />
      <div className="min-w-0 text-sm">
        {title && <p className={cn("text-md font-semibold", titleLook)}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
