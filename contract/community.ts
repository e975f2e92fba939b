// Posts, votes and comments of the community: the orders, the sizes of lists, and how posts are searched.

export const POST_SORTS = ['new', 'top', 'discussed'] as const
export type PostSort = (typeof POST_SORTS)[number]

export const VOTE_TYPES = ['up', 'down'] as const
export type VoteType = (typeof VOTE_TYPES)[number]

/** Posts on one page of the community, and comments shown at once below a post. */
export const POSTS_PAGE = 20
export const COMMENTS_PAGE = 50
/** The most entries in a list that was asked for without a limit. */
export const LIST_MOST = 1_000

/** Video links in one text that become players; a text with more of them is a list of links. */
export const PLAYERS_MOST = 20

/** An account is new for so many hours: until then so many texts an hour, and video players in one text. */
export const NEWCOMERS = { hours: 24, texts: 20, players: 3 }

export const POST_INCOMPLETE = 'Please fill in both title and content'

/** Characters of a search that are looked at; the rest is ignored. */
export const POST_SEARCH_MAX = 200

/** The popular topics: a search for one of these titles finds posts with any of its telling words. */
export const TOPIC_WORDS: Record<string, readonly string[]> = {
  'Healing Dramas': ['healing', 'heal', 'comfort', 'comforting', 'gentle'],
  'Romance Recommendations': ['romance', 'romantic', 'love'],
  'OST Discussions': ['ost', 'soundtrack', 'song', 'music'],
  'Actor Spotlights': ['actor', 'actress', 'cast', 'acting'],
  'Episode Reviews': ['episode', 'finale', 'review'],
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

export interface PostSearch {
  words: string[]
  /** one of the words is enough; otherwise a post has to have all of them */
  any: boolean
}

/** What a search looks for: the words in it, or the telling words of the topic it names. No character is a pattern. */
export function postSearch(term: string): PostSearch {
  const folded = fold(term.slice(0, POST_SEARCH_MAX).trim())
  const topic = Object.entries(TOPIC_WORDS).find(([title]) => fold(title) === folded)
  if (topic) return { words: [...topic[1]], any: true }
  const words = folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return { words: [...new Set(words)].slice(0, 10).map((word) => word.slice(0, 60)), any: false }
}
