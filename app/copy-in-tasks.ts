import { pause } from "./pause.ts";

/** Elements that a slow phone copies in about 20 ms. */
const most = 400;

/**
 * A deep copy of an element, with what has been typed in it; of a large one its children in a task each.
 * @param apart where it is made: in a document that isn't shown no picture is fetched
 */
export async function copyInTasks(
  element: Element,
  apart = document.implementation.createHTMLDocument(),
): Promise<Element> {
  if (element.querySelectorAll("*").length <= most) return apart.importNode(element, true);
  const copy = apart.importNode(element, false);
  for (const child of element.childNodes) {
    copy.append(child instanceof Element ? await copyInTasks(child, apart) : apart.importNode(child, true));
    if (child instanceof Element && child.childElementCount > 0) await pause();
  }
  return copy;
}
