// The help line: chosen by the browser's country, otherwise the international directory.
import { expect, test, vi } from 'vitest'
import { DEFAULT_HELP } from '#contract/help.ts'
import { withAnswers } from '#tests/render-dramas.tsx'
import { HelpLine } from './help-line.tsx'

async function lineFor(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  await withAnswers(<HelpLine />, { '/api/page-text/help': { text: DEFAULT_HELP } })
  return document.body.textContent!.trim()
}
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('Korea gets 109 around the clock, with a link for other countries', async () => {
  expect(await lineFor('ko-KR', 'en-US')).toBe(
    'If you need someone to talk to, call 109, day and night (Suicide prevention hotline, South Korea). Other countries',
  )
  expect(links()).toEqual(['tel:109', 'https://www.129.go.kr/109', 'https://findahelpline.com/'])
})

test('opening hours are shown only when a source gives them', async () => {
  expect(await lineFor('fil', 'en-PH')).toContain('call 1553 (NCMH Crisis Hotline, Philippines)')
})

test.each([[['de-DE', 'fr']], [['en']], [['zh-Hant']], [[]]])(
  'for %j it leads to the directory of all countries',
  async (languages) => {
    expect(await lineFor(...languages)).toBe(
      'If you need someone to talk to, Find A Helpline lists helplines by country.',
    )
    expect(links()).toEqual(['https://findahelpline.com/'])
  },
)

test('the first listed country counts', async () => {
  expect(await lineFor('de-DE', 'zh-Hant-TW', 'en-GB')).toContain(
    '116 123, day and night (Samaritans, United',
  )
})
