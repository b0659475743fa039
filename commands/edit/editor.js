// Conveniences alone: everything works without this file.
const form = document.querySelector("form[data-unsaved]");
let changed = form?.dataset.unsaved === "true";
form?.addEventListener("input", () => {
  changed = true;
});
form?.addEventListener("submit", () => {
  changed = false;
});
addEventListener("beforeunload", (event) => {
  if (changed) event.preventDefault();
});

for (const input of document.querySelectorAll("input[data-picture]")) {
  const shown = input.parentElement.querySelector("img");
  input.addEventListener("change", () => {
    shown.src = `${input.dataset.picture}/${encodeURIComponent(input.value)}`;
  });
}

for (const input of document.querySelectorAll("[data-most]")) {
  const note = document.getElementById(`${input.id}-count`);
  const count = () => {
    const left = Number(input.dataset.most) - input.value.trim().length;
    note.textContent = left < 0 ? `${-left} too many` : left < 16 ? `${left} left` : "";
  };
  input.addEventListener("input", count);
  count();
}

document.querySelector("[data-focus]")?.focus();
