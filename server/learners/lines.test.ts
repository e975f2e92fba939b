// The further lines as data: Korean, romanization, sources, and ids that stay.
import { describe, expect, test } from 'vitest'
import { FEELINGS, GRAMMAR } from '#contract/learners.ts'
import { quotes } from '#contract/quotes.ts'
import { romanize } from '#tests/romanize.ts'
import { allLines, furtherLines, lineOf } from './lines.ts'

/** Members have saved lines by these. A new line is added at the end of the list; none is taken out. */
const IDS = `
  you-always-come-first live-up-to-your-name grow-up-too-soon if-the-family-does-not-know
  wish-we-were-all-happy want-to-be-filled-once love-anyone worship-me moments-gods-stay
  time-with-you-shone not-your-fault changed-your-own-life walk-together forget-me-not
  remember-me-a-little you-started-it alley-makes-friends happy-mistakes words-hold-the-heart
  then-comes-fruit need-my-mother why-there-are-mothers living-goes-on happy-in-her-own-way
  missing-my-mother yesterday-is-over when-you-are-ready trying-to-live-is-brave catch-what-is-good
  go-out-with-me just-do-not-hurt-me could-not-say-anything do-my-best soon-gets-familiar
  what-for-yourself lets-have-breakfast too-cute-i-guess takes-care-of-my-hair why-cheer-for-me
  called-strength-of-mind i-am-in-love-with-you good-to-have-lived no-day-without-light
  life-is-worth-living do-not-ruin-the-present love-is-like-bangs not-much-strength what-is-dating
  hold-me spring-sunshine i-will-be-your-friend law-minds-the-heart make-me-one-too not-yet-complete
  my-mothers-pride see-you-tomorrow what-is-life work-hard those-with-more-pay-more best-of-all
  sick-of-it-and-you-again order-what-you-want i-miss-ung cry-when-you-want-to you-will-make-it
  parted-and-smiling do-not-set-my-worth all-i-want-to-do try-then-judge love-gets-things-done
  then-it-is-love come-out-lets-go say-good-night-to-yourself good-night-tonight apologize-or-confess
  do-not-worry most-excited-now live-for-today i-like-you-a-lot i-will-be-beside-you
  keep-smiling-like-this not-too-late-yet never-did-what-i-wanted want-to-start-at-least
  life-comes-once i-will-protect-you in-the-photo-in-the-family trust-yourself-sometimes
  what-is-so-special doing-what-one-likes cannot-keep-running it-must-have-hurt have-a-good-night
  proud-of-you are-you-all-right can-beat-anything good-luck everyones-first-life would-you-marry-me
  want-to-cry-out-loud not-my-fault-please lies-like-makeup dream-is-homework come-come-safely
  did-you-think-of-me stay-by-my-side unless-you-change become-someone-needed save-them-no-matter-what
  tastes-of-persimmon only-see-her-walk i-will-do-it-all meet-again i-missed-you
`
  .trim()
  .split(/\s+/)

test('no id was changed, taken out or used twice', () => {
  const ids = furtherLines.map(({ id }) => id)
  expect(IDS.filter((id) => !ids.includes(id))).toEqual([])
  expect(ids.filter((id) => !IDS.includes(id))).toEqual([])
  expect(new Set(allLines.map(({ id }) => id)).size).toBe(quotes.length + furtherLines.length)
})

test('there are over a hundred lines from over thirty dramas, at most six from each', () => {
  const dramas = Map.groupBy(furtherLines, ({ drama }) => drama)
  expect(furtherLines.length).toBeGreaterThan(100)
  expect(dramas.size).toBeGreaterThan(30)
  for (const [drama, lines] of dramas) expect([drama, lines.length <= 6]).toEqual([drama, true])
})

test('no line is there twice, and none is a line of the calendar', () => {
  expect(new Set(allLines.map(({ korean }) => korean)).size).toBe(allLines.length)
  expect(new Set(allLines.map(({ english }) => english)).size).toBe(allLines.length)
})

test('each feeling and each pattern has a line', () => {
  expect(new Set(furtherLines.map(({ feeling }) => feeling))).toEqual(new Set(Object.keys(FEELINGS)))
  expect(new Set(furtherLines.map(({ grammar }) => grammar))).toEqual(new Set(Object.keys(GRAMMAR)))
})

test('only lines of the site have an id', () => {
  expect(lineOf('walk-together')?.korean).toBe('이렇게 같이 걸어요, 우리.')
  expect(['', '__proto__', 'constructor', 'WALK-TOGETHER'].map(lineOf)).toEqual(Array(4).fill(undefined))
})

/** Where ㄴ is inserted, which no rule tells: spelled as they are spoken. */
const SPOKEN: [string, string][] = [
  ['꽃잎', '꼰닢'],
  ['정신력', '정신녁'],
]

describe.each(furtherLines)('$id', ({ id, korean, romanization, english, explanation, source }) => {
  test('the line is Korean and short, its meaning is English', () => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/)
    expect(korean).toMatch(/^[가-힣][가-힣 ,.…?!]*[.?!]$/)
    expect(korean.length).toBeLessThanOrEqual(40)
    expect(english).toMatch(/^[A-Z][A-Za-z ,.?!’-]+[.?!]$/)
    expect(english.length).toBeLessThanOrEqual(80)
  })

  test('the romanization follows the rules', () => {
    const spoken = SPOKEN.reduce(
      (text, [written, pronounced]) => text.replaceAll(written, pronounced),
      korean,
    )
    expect(romanization.toLowerCase()).toBe(romanize(spoken))
    expect(romanization).toMatch(/^[A-Z]/)
  })

  test('the note has one to four short sentences with Korean in them', () => {
    expect(explanation).toMatch(/\p{Script=Hangul}/u)
    expect(explanation).toMatch(/[.?]$/)
    expect(explanation.length).toBeLessThanOrEqual(240)
    expect(explanation).not.toMatch(/["']|--/)
  })

  test('a public page is named that has the very words', () => {
    const { words, second } = source
    for (const { name, url, read } of second ? [source, second] : [source]) {
      expect(name).toMatch(/^\w.* \(in Korean\)$/)
      expect(new URL(url).href).toBe(url)
      expect(url).toMatch(/^https?:\/\//)
      expect(read).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
    }
    expect(['exact', 'remembered']).toContain(words)
    expect(second?.url).not.toBe(source.url)
  })

  test('what a blog, a list or notes alone have is not called exact', () => {
    const byOneViewer = /^(A blog|A list|Notes|The passage, quoted on Brunch)\b/.test(source.name)
    expect(source.words).toBe(byOneViewer && !source.second ? 'remembered' : 'exact')
  })
})
