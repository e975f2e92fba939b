// Whether home has something to go on watching, remembered on this device: first-paint.ts keeps its place, so that
// nothing moves when the list comes.
import { store } from '#web/stored.ts'

export function rememberWatching(isWatching: boolean): void {
  document.documentElement.toggleAttribute('data-watching', isWatching)
  // where storage is off the page moves once when the list comes
  store('watching', isWatching ? 'yes' : null)
}
