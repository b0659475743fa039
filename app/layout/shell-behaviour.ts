import { localStore, parseObject } from "../components/browser-storage.ts";
import { showDated } from "../components/dated.ts";
import { prefersReducedMotion } from "../components/reduced-motion.ts";
import { forgetOldOrigin, noteVisit } from "../components/visit-origin.ts";
import { startPlanLinks } from "../plan/show-plan.ts";
import { growPictures } from "./grow-pictures.ts";
import { announceLoading } from "./loading.ts";
import { startMenus } from "./menus.ts";
import { reportErrors } from "./report-errors.ts";

/** How far a page must be scrolled before the button to the top appears, in px (specification, section 9). */
const thresholdPx = 300;

reportErrors();
rememberMenuItem();
rememberLanguage();
forgetOldOrigin();
startPlanLinks();
showDated(document);
startMenus();
startToTop();
restoreTestData();
watchTables();
announceLoading();
growPictures();
// Also when the browser brings a page back as it was left.
addEventListener("pageshow", () => noteVisit(location.pathname));

/** Marks the remembered menu item (`localStorage.menu`, default Home): a visit to one of the menu's pages remembers it. */
function rememberMenuItem(): void {
  const { visited } = document.querySelector<HTMLElement>("header[data-visited]")?.dataset ?? {};
  if (visited) localStore.write("menu", visited);
  const items = [...document.querySelectorAll<HTMLElement>("[data-item]")];
  const stored = visited ?? localStore.read("menu");
  const remembered = items.some(({ dataset }) => dataset.item === stored) ? stored : items[0]?.dataset.item;
  for (const item of items) item.toggleAttribute("data-selected", item.dataset.item === remembered);
}

/** Remembers a choice of language; the link to the one chosen before stands out. The query goes along to the same page. */
function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-language]")) {
    link.toggleAttribute("data-chosen", localStore.read("language") === link.lang);
    link.addEventListener("click", () => {
      localStore.write("language", link.lang);
      if (link.dataset.language === "same-page") link.search = location.search;
    });
  }
}

function startToTop(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-to-top]");
  const update = () => link?.toggleAttribute("data-shown", scrollY > thresholdPx);
  update();
  addEventListener("scroll", update, { passive: true });
  link?.addEventListener("click", (event) => {
    event.preventDefault();
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  });
}

/** A table of a text can be focused with Tab only while it is too wide and scrolls. */
function watchTables(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const table of document.querySelectorAll(".prose .table")) observer.observe(table);
}

/** Reads `testData` with its default and writes it back; nothing else depends on it (specification, section 9). */
function restoreTestData(): void {
  const stored = parseObject(localStore.read("testData"));
  const isList = Array.isArray(stored) && stored.every((text) => typeof text === "string");
  localStore.write("testData", JSON.stringify(isList ? stored : [""]));
}
