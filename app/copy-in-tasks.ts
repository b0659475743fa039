import { pause } from "./pause.ts";

/** Elements that a slow phone copies in about 20 ms. */
const most = 400;

/** A deep copy of an element, with what has been typed in it; of a large one its children in a task each. */
export async function copyInTasks(element: Element): Promise<Element> {
  if (element.querySelectorAll("*").length <= most) return element.cloneNode(true) as Element;
  const copy = element.cloneNode(false) as Element;
  for (const child of element.childNodes) {
    copy.append(child instanceof Element ? await copyInTasks(child) : child.cloneNode(true));
    if (child instanceof Element && child.childElementCount > 0) await pause();
  }
  return copy;
}
