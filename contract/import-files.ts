// Which files of a zip are read: all that may have titles of this member.

const READABLE = /\.(?:csv|tsv|json|txt)$/i
/** Letterboxd: what was deleted, who one is, comments on what others wrote. Trakt: likewise, and what one owns. */
const LEFT_OUT =
  /(?:^|\/)(?:(?:deleted|orphaned|__MACOSX)\/|\.|readme\.|trakt-import\.csv$|(?:profile|comments|account)\.csv$|(?:user|collection|likes|network|hidden-(?!dropped)|watched-playback|lists-collaborations|comments-lists|notes-people|notes-activities|notes-collection)[-\w]*\.json$)/i

export const isWanted = (path: string) => READABLE.test(path) && !LEFT_OUT.test(path)
