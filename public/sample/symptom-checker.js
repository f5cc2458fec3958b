const part = (id) => document.getElementById(id);
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date());
const boxes = [...document.querySelectorAll("#symptoms input")];

/** The names of what is ticked, in the order of the list. */
function chosenNames() {
  return boxes.filter((box) => box.checked).map((box) => box.nextElementSibling.textContent);
}

function show() {
  const names = chosenNames();
  for (const box of boxes) {
    const danger = box.closest("li").querySelector(".danger");
    if (danger) danger.hidden = !box.checked;
  }
  part("chosen").replaceChildren(
    ...names.map((name) => Object.assign(document.createElement("li"), { textContent: name })),
  );
  part("none").hidden = names.length > 0;
  for (const id of ["print", "copy"]) part(id).disabled = names.length === 0;
  part("said").textContent = names.length === 0 ? "Tick at least one to print or copy." : "";
}

/** Takes the words along; where a frame may not, they can still be selected. */
async function copy() {
  const lines = chosenNames().map((name) => `- ${name}`);
  const text = [`What I notice, ${day}`, "", ...lines, "", part("note").textContent, ""].join("\n");
  try {
    await navigator.clipboard.writeText(text);
    part("said").textContent = "Copied.";
  } catch {
    part("said").textContent = "It could not be copied. Select the text to copy it.";
  }
}

part("day").textContent = day;
part("symptoms").addEventListener("change", show);
part("print").addEventListener("click", () => window.print());
part("copy").addEventListener("click", () => void copy());
show();
