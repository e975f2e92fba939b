// How open pages are told what has happened to a post.

/** What can happen to a post, as it is told to open pages: "votes-12". */
const POST_CHANGES = ['new', 'post', 'votes', 'comments'] as const
export type PostChange = (typeof POST_CHANGES)[number]

export const postChange = (change: PostChange, id: number) => `${change}-${id}`

/** Reads "votes-12"; null for anything else. */
export function readPostChange(value: string): { change: PostChange; id: number } | null {
  const [change, id] = value.split('-')
  const known = POST_CHANGES.find((one) => one === change)
  return known && Number(id) > 0 ? { change: known, id: Number(id) } : null
}
