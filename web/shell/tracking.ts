// Page views and events, for the optional scripts of the site. Without a setting and a yes, nothing happens here.

/** The path last reported: Back and forth within a page is one view. */
let lastPath = ''

export function pageViewed(path: string) {
  if (path === lastPath) return
  lastPath = path
}
