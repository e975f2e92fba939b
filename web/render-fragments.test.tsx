// Fragments: rendered once, put into many pages.
import { use } from 'react'
import { expect, test, vi } from 'vitest'
import { type Fragment, FragmentsContext } from './fragments.ts'
import { renderWithFragments } from './render-fragments.ts'

const List = ({ fragments }: { fragments: Fragment[] }) => {
  const add = use(FragmentsContext)!
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what fragments are for
  return <ul dangerouslySetInnerHTML={{ __html: add(fragments) }} />
}
const page = (...lists: Fragment[][]) => {
  const { html, fill } = renderWithFragments((add) => (
    <FragmentsContext value={add}>
      {lists.map((fragments, at) => (
        <List key={String(at)} fragments={fragments} />
      ))}
    </FragmentsContext>
  ))
  return fill(html).toString()
}
const aFragment = (of: object, variant = 'small') => {
  const render = vi.fn(() => <li>{`${variant} <쉼표>`}</li>)
  return { of, variant, render }
}

test('each list gets its own fragments, in their order', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((variant) => aFragment({}, variant))
  expect(page([a!, b!], [], [c!])).toBe(
    '<ul><li>a &lt;쉼표&gt;</li><li>b &lt;쉼표&gt;</li></ul><ul></ul><ul><li>c &lt;쉼표&gt;</li></ul>',
  )
})

test('of what cannot change, each variant is rendered once for all pages', () => {
  const drama = Object.freeze({})
  const first = aFragment(drama)
  const again = aFragment(drama)
  const other = aFragment(drama, 'large')
  expect(page([first])).toBe(page([again]))
  page([other])
  expect([first, again, other].map(({ render }) => render.mock.calls.length)).toEqual([1, 0, 1])
})

test('what may change is rendered for every page', () => {
  const fragment = aFragment({})
  page([fragment])
  page([fragment])
  expect(fragment.render).toHaveBeenCalledTimes(2)
})

test('a page shows Korean if it or one of its fragments does, the name of the site apart', () => {
  const drama = Object.freeze({})
  const showsKorean = (text: string, fragments: Fragment[] = []) =>
    renderWithFragments((add) => (
      <FragmentsContext value={add}>
        <h1>{text}</h1>
        <List fragments={fragments} />
      </FragmentsContext>
    )).showsKorean
  const inKorean = { of: drama, variant: 'title', render: () => <li>도깨비</li> }
  expect(showsKorean('Dramas of 쉼표', [aFragment(drama)])).toBe(false)
  expect(showsKorean('Search: 도깨비')).toBe(true)
  expect(showsKorean('The ending of ㄹ')).toBe(true)
  expect(showsKorean('Dramas', [inKorean])).toBe(true)
  expect(showsKorean('Dramas', [inKorean])).toBe(true)
})
