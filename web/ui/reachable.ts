// What scrolls must take the focus, or the keyboard cannot scroll it: `<div ref={reachable}>`.
export function reachable(box: HTMLElement | null) {
  if (box) box.tabIndex = 0
}
