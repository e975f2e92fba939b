// Visitors who write concurrently, and a check that everything acknowledged is stored exactly once.
import { expect } from 'vitest'
import type { Caller } from '../instances/caller.ts'

interface Comment {
  id: number
  content: string
}

/** Everything that got a 2xx response. */
export class Acknowledged {
  /** comments of a post: their texts by id */
  readonly posts = new Map<number, Map<number, string>>()
  /** null: no response yet, or none at all */
  readonly listed = new Map<number, boolean | null>()
  /** answers of 503 */
  refused = 0

  get comments() {
    return [...this.posts.values()].reduce((sum, { size }) => sum + size, 0)
  }
}

interface Writer {
  me: Caller
  /** prefix of its texts, so that every text is sent only once */
  name: string
  /** used by no other writer */
  dramas: number[]
}

/** Writes until stopped or until the site has ended. A 503 counts as a response, and writing goes on. */
export async function write({ me, name, dramas }: Writer, done: Acknowledged, isStopped: () => boolean) {
  const send: Caller['send'] = async (...call) => {
    const answer = await me.send<never>(...call)
    if (answer.status === 503) done.refused++
    else if (answer.status >= 300) throw new Error(`${call[1]} was answered with ${answer.status}`)
    return answer
  }
  let post: number | undefined
  for (let number = 0; !isStopped(); number++) {
    const content = `${name} ${number} 쉼표`
    if (post === undefined) {
      const { status, body } = await send<{ id: number }>('POST', '/api/posts', { title: content, content })
      if (status !== 201) continue
      post = body.id
      done.posts.set(post, new Map())
    }
    const comment = await send<Comment>('POST', `/api/posts/${post}/comments`, { content })
    if (comment.status === 201) done.posts.get(post)!.set(comment.body.id, content)
    const drama = dramas[number % dramas.length]!
    const add = !done.listed.get(drama)
    done.listed.set(drama, null)
    const { status } = await send(add ? 'POST' : 'DELETE', `/api/watchlist/${drama}`)
    if (status < 300) done.listed.set(drama, add)
  }
}

interface Post {
  id: number
  title: string
  commentCount: number
}

/** @param since only the comments of posts with a higher id are read one by one */
export async function expectAllAcknowledged(me: Caller, done: Acknowledged, since = 0) {
  const posts = (await me.get<Post[]>('/api/posts')).body
  const ids = new Set(posts.map(({ id }) => id))
  expect(
    [...done.posts.keys()].filter((id) => !ids.has(id)),
    'acknowledged posts that are missing',
  ).toEqual([])
  expect(posts.length, 'posts that are there twice').toBe(new Set(posts.map(({ title }) => title)).size)
  for (const { id, commentCount } of posts) {
    const acknowledged = done.posts.get(id) ?? new Map<number, string>()
    // One by one also where too few are counted: that tells lost comments from a wrong counter.
    if (id <= since && commentCount >= acknowledged.size) continue
    const comments = (await me.get<Comment[]>(`/api/posts/${id}/comments`)).body
    const texts = new Map(comments.map((comment) => [comment.id, comment.content]))
    const lost = [...acknowledged].filter(([comment, text]) => texts.get(comment) !== text)
    expect(lost, `acknowledged comments of post ${id} that are missing`).toEqual([])
    expect(comments.length, 'a counter that does not agree with what it counts').toBe(commentCount)
    expect(comments.length, 'comments that are there twice').toBe(new Set(texts.values()).size)
  }
  const listed = new Set((await me.get<{ id: number }[]>('/api/watchlist')).body.map(({ id }) => id))
  for (const [drama, isListed] of done.listed)
    if (isListed !== null) expect([drama, listed.has(drama)]).toEqual([drama, isListed])
}
