// Packs many things into as many requests as they need.
import { IMPORT_PART, IMPORT_TEXT } from '#contract/watchlist.ts'

interface Packing<T> {
  /** most of them in one request */
  most: number
  /** things with the same key go together: apart, the server would take one for a copy of the other */
  keyOf: (thing: T) => unknown
  /** when sent */
  bytesOf?: (thing: T) => number
  /** how many it counts for */
  countOf?: (thing: T) => number
}

const encoder = new TextEncoder()
export const bytesOf = (text: string) => encoder.encode(text).length

/** In order, but for things with the same key. What is too large by itself gets a request of its own. */
export function pack<T>(
  things: readonly T[],
  { most, keyOf, bytesOf: sizeOf = (thing) => bytesOf(JSON.stringify(thing)), countOf = () => 1 }: Packing<T>,
): T[][] {
  const packs: T[][] = []
  let room = { bytes: 0, count: 0 }
  for (const group of Map.groupBy(things, keyOf).values()) {
    const sized = group.map((thing) => ({ things: [thing], bytes: sizeOf(thing), count: countOf(thing) }))
    const whole = {
      things: group,
      bytes: sized.reduce((sum, { bytes }) => sum + bytes, 0),
      count: Math.max(
        1,
        sized.reduce((sum, { count }) => sum + count, 0),
      ),
    }
    // As long as a request can have them, they stay together.
    for (const { things, bytes, count } of whole.bytes > IMPORT_TEXT || whole.count > most
      ? sized
      : [whole]) {
      if (packs.length === 0 || bytes > room.bytes || count > room.count) {
        packs.push([])
        room = { bytes: IMPORT_PART, count: most }
      }
      room.bytes -= bytes
      room.count -= count
      for (const thing of things) packs.at(-1)!.push(thing)
    }
  }
  return packs
}
