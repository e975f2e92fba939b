// Whether home has something to go on watching, remembered on this device: first-paint.ts keeps its place, so that
// nothing moves when the list comes.
export function rememberWatching(isWatching: boolean): void {
  document.documentElement.toggleAttribute('data-watching', isWatching)
  try {
    if (isWatching) localStorage.setItem('watching', 'yes')
    else localStorage.removeItem('watching')
  } catch {
    // storage is off: the page moves once when the list comes
  }
}
