// A start leaves rubbish in memory that V8 would keep until the site is busy: it is given back once, soon after.
import { Session } from 'node:inspector/promises'

/** What a start sets in motion (the first pages, the first look at the tables) is over by then. */
const SOON = 1_000

/** About a seventh of what an idle site takes, for a pause of a tenth of a second that comes once. */
export function giveBackSoon(): void {
  setTimeout(async () => {
    const session = new Session()
    session.connect()
    await session.post('HeapProfiler.collectGarbage')
    session.disconnect()
  }, SOON).unref()
}
