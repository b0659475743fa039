// Conveniences alone: everything works without this file.
const form = document.querySelector("form[data-unsaved]");
let hasChanged = form?.dataset.unsaved === "true";
form?.addEventListener("input", () => {
  hasChanged = true;
});
form?.addEventListener("submit", () => {
  hasChanged = false;
});
addEventListener("beforeunload", (event) => {
  if (hasChanged) event.preventDefault();
});

for (const input of document.querySelectorAll("input[data-picture]")) {
  const preview = input.parentElement.querySelector("img");
  input.addEventListener("change", () => {
    preview.src = `${input.dataset.picture}/${encodeURIComponent(input.value)}`;
  });
}

for (const input of document.querySelectorAll("[data-limit]")) {
  const note = document.getElementById(`${input.id}-count`);
  const count = () => {
    const remaining = Number(input.dataset.limit) - input.value.trim().length;
    const isNear = remaining < 16 && input.dataset.limit > 20;
    note.textContent = remaining < 0 ? `${-remaining} too many` : isNear ? `${remaining} left` : "";
  };
  input.addEventListener("input", count);
  count();
}

// What was unfolded stays so after Save.
const storageKey = `opened ${new URLSearchParams(location.search).get("name")}`;
const groups = [...document.querySelectorAll("details[id]")];
const openIds = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
for (const group of groups) if (openIds.includes(group.id)) group.open = true;
sessionStorage.removeItem(storageKey);
form?.addEventListener("submit", () => {
  const ids = groups.filter((group) => group.open).map((group) => group.id);
  sessionStorage.setItem(storageKey, JSON.stringify(ids));
});

const goal = document.getElementById(location.hash.slice(1));
for (let group = goal; group; group = group.parentElement?.closest("details")) group.open = true;
(document.querySelector("[data-focus]") ?? goal)?.focus();
goal?.scrollIntoView();
