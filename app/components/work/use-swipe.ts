import { type TouchEvent, useRef } from "react";

/** How far a finger must move for a swipe, in CSS pixels. */
const far = 40;

/** Handlers for an element: a swipe to the left calls back with 1, to the right with -1. Pinching is ignored. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const began = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      began.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      const from = began.current;
      began.current = undefined;
      if (!from || !touch) return;
      const x = touch.clientX - from.x;
      if (Math.abs(x) < far || Math.abs(x) < Math.abs(touch.clientY - from.y)) return;
      onSwipe(x < 0 ? 1 : -1);
    },
  };
}
