import { expect, test } from "vitest";

import { readConfiguration } from "./configuration.ts";

const hosted = { VITE_SUPABASE_URL: "https://abc.supabase.co" };

test("a site without settings of the owner shows no other site and calls none", () => {
  const { frameOrigins, connectOrigins } = readConfiguration([], {});

  expect(frameOrigins).toEqual([]);
  expect(connectOrigins).toEqual([]);
});

test("a site may show the three embeds of its owner and nothing else", () => {
  const { frameOrigins } = readConfiguration([], {
    VITE_NEWSLETTER_EMBED_URL: "https://news.example.com/embed?id=1",
    VITE_SURVEY_EMBED_URL: "https://forms.example.com/1",
    VITE_SYMPTOM_CHECKER_EMBED_URL: "https://checker.example.org",
    VITE_DONATION_URL: "https://pay.example.com",
  });

  expect(frameOrigins).toEqual([
    "https://news.example.com",
    "https://forms.example.com",
    "https://checker.example.org",
  ]);
});

test("the counting service may be called once the owner has a measurement id", () => {
  const { connectOrigins } = readConfiguration([], { VITE_ANALYTICS_MEASUREMENT_ID: "G-AB12CD34" });

  expect(connectOrigins).toEqual(["https://www.google-analytics.com"]);
});

test("EmailJS may be called by a hosted site that uses it, at the owner's address if there is one", () => {
  const keys = { ...hosted, VITE_EMAILJS_PUBLIC_KEY: "public" };
  const own = { ...keys, VITE_EMAILJS_ORIGIN: "https://mail.example.com" };

  expect(readConfiguration([], keys).connectOrigins).toEqual([
    "https://abc.supabase.co",
    "https://api.emailjs.com",
  ]);
  expect(readConfiguration([], own).connectOrigins).toEqual([
    "https://abc.supabase.co",
    "https://mail.example.com",
  ]);
});
