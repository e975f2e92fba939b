// @vitest-environment node
// A grid of cards: rendered once for all pages, with the reason of each.
import { expect, test, vi } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { FragmentsContext } from '#web/fragments.ts'
import { renderWithFragments } from '#web/render-fragments.ts'
import { DramaGrid } from './drama-grid.tsx'

const art = { poster: '', tall: '', hero: '', share: '', mood: 'dusk' }
const drama = Object.freeze({
  ...{ id: 1, title: 'Misaeng', description: '', year: 2014, episodes: 20, rating: '9/10', genre: 'Office' },
  ...{ art, categories: [], imageUrl: '/x.webp', mainCast: [], writer: '', streamingPlatforms: [] },
}) as unknown as Drama

const Reason = vi.fn(({ text }: { text: string }) => <b>{text}</b>)
function page(reason: React.ReactNode) {
  const { html, fill } = renderWithFragments((add) => (
    <FragmentsContext value={add}>
      <DramaGrid dramas={[drama]} reasonFor={() => reason} />
    </FragmentsContext>
  ))
  return fill(html).toString()
}

test('a card is rendered once for each reason whose key tells all it shows, and else for every page', () => {
  const rendered = (...reasons: React.ReactNode[]) => {
    Reason.mockClear()
    for (const reason of reasons) expect(page(reason)).toContain('<b>')
    return Reason.mock.calls.length
  }
  expect(rendered(<Reason key="a" text="a" />, <Reason key="a" text="a" />)).toBe(1)
  expect(rendered(<Reason key="b" text="b" />, <Reason key="a" text="a" />)).toBe(1)
  expect(rendered(<Reason text="c" />, <Reason text="d" />)).toBe(2)
  expect(page(<Reason key="b" text="b" />)).toContain('<b>b</b>')
})
