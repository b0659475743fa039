import { Component, type ReactNode, type RefObject } from "react";

type ScrollAnchorProps = {
  list: RefObject<HTMLElement | null>;
  lines: readonly { id: string }[];
  children: ReactNode;
};

type Anchor = { line: HTMLElement; top: number } | undefined;

/**
 * Keeps the line that has the focus or the pointer, or else the first visible one, in place while lines come and go, in the
 * window or in an element marked `data-scroller`. At the very top, new lines push the others down. A class, because only
 * classes have `getSnapshotBeforeUpdate`.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  override getSnapshotBeforeUpdate({ lines }: ScrollAnchorProps): Anchor | null {
    const { list } = this.props;
    return (lines !== this.props.lines && list.current && findAnchor(list.current)) || null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, anchor: Anchor | null): void {
    if (!anchor?.line.isConnected) return;
    const offset = anchor.line.getBoundingClientRect().top - anchor.top;
    if (offset === 0) return;
    const scroller = anchor.line.closest("[data-scroller]");
    if (scroller && getComputedStyle(scroller).overflowY === "auto") scroller.scrollTop += offset;
    else window.scrollBy({ top: offset, behavior: "instant" });
  }

  override render() {
    return this.props.children;
  }
}

function findAnchor(list: HTMLElement): Anchor {
  const lines = [...list.querySelectorAll<HTMLElement>("[data-line]")];
  const top = (line: HTMLElement) => line.getBoundingClientRect().top;
  const line =
    lines.find((line) => line.contains(document.activeElement)) ??
    lines.find((line) => line.matches(":hover")) ??
    (top(list) < 0 ? lines.find((line) => top(line) >= 0) : undefined);
  return line && { line, top: top(line) };
}
