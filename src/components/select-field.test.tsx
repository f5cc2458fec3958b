import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";

import { SelectField } from "./select-field";
import { type FieldListProps, SelectList } from "./select-list";
import { ToastProvider } from "./toast";

const options = ["Ghana", "Kenya", "Nigeria"].map((name) => ({ value: name, label: name }));

function Countries(props: FieldListProps) {
  return <SelectList {...props} options={options} />;
}

const loadCountries = async () => Countries;

function Form({ loadList = loadCountries }) {
  const list = { get: loadList, preload: () => void loadList().catch(() => undefined) };
  const [country, setCountry] = useState("");
  return (
    <ToastProvider>
      <SelectField
        label="Country"
        placeholder="Select your country"
        value={country}
        chosen={country || null}
        onValueChange={setCountry}
        list={list}
      />
    </ToastProvider>
  );
}

const field = () => screen.getByRole("combobox", { name: "Country" });

test("shows what to do while nothing is chosen, and fetches no list", () => {
  const loadList = vi.fn<typeof loadCountries>(loadCountries);
  render(<Form loadList={loadList} />);

  expect(field().textContent).toBe("Select your country");
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect(loadList).not.toHaveBeenCalled();
});

test.each(["{Enter}", " ", "{ArrowDown}", "{ArrowUp}", "n"])(
  "opens the list by the key %s",
  async (key) => {
    render(<Form />);
    await userEvent.tab();
    expect(document.activeElement).toBe(field());

    await userEvent.keyboard(key);

    await screen.findByRole("listbox");
    expect(screen.getAllByRole("option")).toHaveLength(options.length);
  },
);

test("lets every other key pass", async () => {
  render(<Form />);
  await userEvent.tab();

  await userEvent.keyboard("{Escape}{Control>}c{/Control}");

  expect(screen.queryByRole("listbox")).toBeNull();
});

test("shows what was chosen", async () => {
  render(<Form />);

  await userEvent.click(field());
  await userEvent.click(await screen.findByRole("option", { name: "Kenya" }));

  expect(field().textContent).toBe("Kenya");
});

test("says that the list did not come, and gets it at the next press", async () => {
  const loadList = vi
    .fn<typeof loadCountries>(loadCountries)
    .mockRejectedValue(new TypeError("Failed to fetch"));
  render(<Form loadList={loadList} />);

  await userEvent.click(field());
  await screen.findByText("The list did not load");
  expect(field().hasAttribute("aria-busy")).toBe(false);

  loadList.mockImplementation(loadCountries);
  await userEvent.click(field());
  await screen.findByRole("listbox");
});
