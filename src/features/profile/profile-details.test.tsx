import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { ProfileDetails } from "./profile-details";
import { toProfileForm } from "./profile-schema";

test("a date of birth whose year has a digit too many is shown as it was typed", () => {
  const saved = toProfileForm(null);
  const typed = { ...saved, dateOfBirth: "199444-03-14" };
  render(<ProfileDetails typed={typed} saved={saved} email="ada@example.org" />);
  const birth = screen.getByText("Date of Birth").parentElement;
  expect(birth?.textContent).toBe("Date of Birth199444-03-14Not saved yet");
});
