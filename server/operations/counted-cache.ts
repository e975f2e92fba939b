// A response cache that counts hits and misses.
import type { Topic } from '#contract/endpoint.ts'
import { type Answer, ResponseCache } from '#server/http/response-cache.ts'

export class CountedCache extends ResponseCache {
  hits = 0
  misses = 0

  override peek(key: string): Promise<Answer> | undefined {
    const answer = super.peek(key)
    if (answer) this.hits++
    return answer
  }

  override ready(key: string): Answer | undefined {
    const answer = super.ready(key)
    if (answer) this.hits++
    return answer
  }

  override answer(key: string, topics: readonly Topic[], compute: () => Promise<Answer>): Promise<Answer> {
    let isNew = false
    const counted = () => {
      isNew = true
      this.misses++
      return compute()
    }
    const answer = super.answer(key, topics, counted)
    if (!isNew) this.hits++
    return answer
  }
}
