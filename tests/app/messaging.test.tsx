import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { messageAddress } from "@/features/messaging/message-address.ts";

import { localSettings, openSite, ownersSettings } from "../fakes/owner.tsx";

const owner = ownersSettings({ VITE_WHATSAPP_NUMBER: "2348012345678" });
const name = "Chat with us on WhatsApp (opens in a new tab)";

test.each(["/", "/guide", "/donate", "/survey", "/risk-assessment", "/chat", "/no/such/page"])(
  "Sections 1 and 7, Messaging button: it is on %s once and opens the provider's chat with the words filled in",
  async (address) => {
    await openSite(address, owner);

    const button = await screen.findByRole("link", { name });
    expect(button.getAttribute("href")).toBe(
      "https://wa.me/2348012345678?text=Hello!%20I%20have%20a%20question%20about%20PCOS%20Care.",
    );
    expect(button.getAttribute("target")).toBe("_blank");
    expect(button.getAttribute("rel")).toBe("noopener noreferrer");
  },
);

test("Section 1, Messaging button: a local copy without a number leads to the page that names the setting", async () => {
  await openSite("/donate", localSettings);

  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(
    "/not-open-yet.html#whatsapp",
  );
});

test("Section 1, Messaging button: a hosted site without a number has no WhatsApp button", async () => {
  await openSite("/donate", ownersSettings());

  expect(screen.queryByRole("link", { name })).toBeNull();
});

test("Section 7, Messaging button: the message names the product as the owner calls it", () => {
  const parts = { whatsAppNumber: "2348012345678", brandName: "Ife & Care", isLocal: false };

  expect(new URL(messageAddress(parts) ?? "").searchParams.get("text")).toBe(
    "Hello! I have a question about Ife & Care.",
  );
});

test("Sections 1 and 2, Footer: the footer leads to the mailbox, the newsletter and the social profiles the owner has", async () => {
  const settings = ownersSettings({
    VITE_CONTACT_EMAIL: "hello@ife.example",
    VITE_NEWSLETTER_URL: "https://news.example.com",
    VITE_INSTAGRAM_URL: "https://www.instagram.com/ife",
  });
  await openSite("/donate", settings);
  const footer = within(screen.getByRole("contentinfo"));

  expect(footer.getByRole("link", { name: "Email the clinic" }).getAttribute("href")).toBe(
    "mailto:hello@ife.example",
  );
  const newsletter = footer.getByRole("link", {
    name: "Subscribe to Newsletter (opens in a new tab)",
  });
  expect(newsletter.getAttribute("href")).toBe("https://news.example.com");
  expect(newsletter.getAttribute("rel")).toBe("noopener noreferrer");
  expect(
    within(footer.getByRole("list", { name: "Social profiles" }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["https://www.instagram.com/ife"]);
});

test("Section 2, Footer: the footer of a hosted site leaves out what the owner does not have", async () => {
  await openSite("/donate", ownersSettings());
  const footer = within(screen.getByRole("contentinfo"));

  expect(footer.queryByRole("link", { name: "Email the clinic" })).toBeNull();
  expect(footer.queryByText(/Newsletter/)).toBeNull();
  expect(footer.queryByRole("list", { name: "Social profiles" })).toBeNull();
});
