// A year of the diary in words: on its page and on its picture.
import type { DiaryYear } from './api/diary.ts'
import { plural } from './plural.ts'

/** "24 episodes of 5 dramas: 2 finished, 1 put down, 1 watched again." */
export function watchedInWords({ episodes, dramas, finished, dropped, rewatched }: DiaryYear): string {
  const ends = [
    finished > 0 && `${finished} finished`,
    dropped > 0 && `${dropped} put down`,
    rewatched > 0 && `${rewatched} watched again`,
  ].filter(Boolean)
  const what = plural(dramas, 'drama')
  return `${episodes > 0 ? `${plural(episodes, 'episode')} of ${what}` : what}${ends.length > 0 ? `: ${ends.join(', ')}` : ''}.`
}
