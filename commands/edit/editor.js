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
    note.textContent =
      left < 0 ? `${-left} too many` : left < 16 && input.dataset.most > 20 ? `${left} left` : "";
  };
  input.addEventListener("input", count);
  count();
}

// What was unfolded stays so after Save.
const room = `opened ${new URLSearchParams(location.search).get("name")}`;
const folded = [...document.querySelectorAll("details[id]")];
const opened = JSON.parse(sessionStorage.getItem(room) ?? "[]");
for (const one of folded) if (opened.includes(one.id)) one.open = true;
sessionStorage.removeItem(room);
form?.addEventListener("submit", () => {
  const ids = folded.filter((one) => one.open).map((one) => one.id);
  sessionStorage.setItem(room, JSON.stringify(ids));
});

document.querySelector("[data-focus]")?.focus();
