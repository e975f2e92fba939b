// Makes a scrolling element focusable, so the keyboard can scroll it: `<div ref={reachable}>`.
export function reachable(box: HTMLElement | null) {
  if (box) box.tabIndex = 0
}
