// Conveniences alone: everything works without this file.
import { toMarkdown } from "./paste.js";

const form = document.querySelector("form[data-unsaved]");
// A new entry that was begun before offers what was typed then.
const isUnsaved = form?.dataset.unsaved === "true" && !location.pathname.endsWith("/new");

// What is typed stays in this browser until it is saved, whatever becomes of the page or the editor.
const typedKey = form && `typed ${new URL(form.action).search}`;
const readFields = () => [...new FormData(form)].filter(([, value]) => typeof value === "string");
const shown = form && String(readFields());
function keepTyped() {
  const fields = readFields();
  localStorage.setItem(typedKey, JSON.stringify({ title: document.querySelector("h1").textContent, fields }));
}
form?.addEventListener("input", () => {
  if (isUnsaved || String(readFields()) !== shown) keepTyped();
  else localStorage.removeItem(typedKey);
});
if (isUnsaved) keepTyped();
else if (form && document.querySelector(".bar [role=status], [data-focus]"))
  localStorage.removeItem(typedKey);
const isStart = location.pathname.endsWith("/");
for (const key of Object.keys(localStorage))
  if (key.startsWith("typed ") && (isStart || (key === typedKey && !isUnsaved))) offerTyped(key);

function offerTyped(key) {
  const { title, fields } = JSON.parse(localStorage.getItem(key));
  const note = document.createElement("form");
  Object.assign(note, { method: "post", enctype: "multipart/form-data", className: "outcome" });
  note.action = `file${key.slice("typed ".length)}`;
  note.innerHTML =
    '<button class="small">Put it back</button><button class="small" type="reset">Throw it away</button>';
  note.prepend(`Typed in “${title}”, and not saved.`);
  for (const [name, value] of fields)
    note.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  note.addEventListener("reset", () => {
    localStorage.removeItem(key);
    note.remove();
  });
  document.querySelector("h1").after(note);
}

for (const input of document.querySelectorAll("input[data-picture]")) {
  const preview = input.parentElement.querySelector("img");
  input.addEventListener("change", () => {
    preview.src = `${input.dataset.picture}/${encodeURIComponent(input.value)}`;
  });
}

// What was unfolded stays so after Save, at the same height of the page.
const storageKey = `opened ${new URLSearchParams(location.search).get("name")}`;
const groups = [...document.querySelectorAll("details[id]")];
const { openIds = [], top = 0, isMoved } = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
for (const group of groups) if (openIds.includes(group.id)) group.open = true;
if (!location.hash) scrollTo(0, top);
sessionStorage.removeItem(storageKey);
form?.addEventListener("submit", ({ submitter }) => {
  // What moves up takes the place of the one above.
  const moved = submitter?.value.startsWith("up:") ? submitter.closest("li") : undefined;
  const [from, to] = [moved, moved?.previousElementSibling].map((item) => item?.querySelector("details")?.id);
  const openIds = groups
    .filter((group) => group.open)
    .map(({ id }) => (id === from ? to : id === to ? from : id));
  sessionStorage.setItem(storageKey, JSON.stringify({ openIds, top: scrollY, isMoved: Boolean(moved) }));
});

const goal = document.getElementById(location.hash.slice(1));
const around = isMoved ? goal?.parentElement : goal;
for (let group = around?.closest("details"); group; group = group.parentElement.closest("details"))
  group.open = true;
(document.querySelector("[data-focus]") ?? goal)?.focus();
goal?.scrollIntoView();

document.querySelector("textarea[name=body]")?.addEventListener("paste", (event) => {
  const text = toMarkdown(event.clipboardData.getData("text/html"));
  const line = event.target.value.slice(0, event.target.selectionStart).split("\n").pop();
  const rest = event.target.value.slice(event.target.selectionEnd).split("\n")[0];
  const [gap, end] = [line, rest].map((beside) => (beside && /\n|^#/.test(text) ? "\n\n" : ""));
  // The only way that can be undone with Ctrl+Z.
  if (text && document.execCommand("insertText", false, gap + text + end)) event.preventDefault();
});
