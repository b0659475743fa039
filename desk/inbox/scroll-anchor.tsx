import { Component, type ReactNode, type RefObject } from "react";

type HoldStillProps = {
  list: RefObject<HTMLElement | null>;
  /** What may change. */
  lines: readonly { id: string }[];
  children: ReactNode;
};

type Held = { line: HTMLElement; top: number } | undefined;

/**
 * Lines come and go, in the window or in what is marked `data-scroller`, without moving what is being read: the line that has
 * the focus, that the pointer is on, or else the first one in view, stays where it is. Only at the very top, with none of
 * these, do new lines push the others down. A class, because only classes are told before the document changes.
 */
export class HoldStill extends Component<HoldStillProps> {
  override getSnapshotBeforeUpdate({ lines }: HoldStillProps): Held | null {
    const { list } = this.props;
    return (lines !== this.props.lines && list.current && heldLine(list.current)) || null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, held: Held | null): void {
    if (!held?.line.isConnected) return;
    const moved = held.line.getBoundingClientRect().top - held.top;
    if (moved === 0) return;
    const own = held.line.closest("[data-scroller]");
    if (own && getComputedStyle(own).overflowY === "auto") own.scrollTop += moved;
    else window.scrollBy({ top: moved, behavior: "instant" });
  }

  override render() {
    return this.props.children;
  }
}

function heldLine(list: HTMLElement): Held {
  const lines = [...list.querySelectorAll<HTMLElement>("[data-line]")];
  const top = (line: HTMLElement) => line.getBoundingClientRect().top;
  const line =
    lines.find((one) => one.contains(document.activeElement)) ??
    lines.find((one) => one.matches(":hover")) ??
    (top(list) < 0 ? lines.find((one) => top(one) >= 0) : undefined);
  return line && { line, top: top(line) };
}
