// Everything a search or a choice of moods needs, as one file to load: two in a row would be two waits on a slow phone.
export { foundNothing } from '#web/dramas/queries.ts'
export { findMoods, findWords, popular } from './find-dramas.ts'
export { Recommended } from './recommended.tsx'
export { nothingFound, recommendationsReady } from './result-messages.ts'
export { SearchResults } from './search-results.tsx'
