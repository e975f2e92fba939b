// Renders the fragments of a page after the page: React cannot render HTML while it renders HTML.
import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Fragment } from './fragments.ts'
import { PRELOADED_HANGUL } from './styles/font-files.ts'

/** Nobody can guess it, so nothing that is typed can pass for a fragment. */
const MARK = `<!--${randomUUID()}-->`
const cache = new WeakMap<object, Map<string, Buffer>>()
const inKorean = new WeakSet<Buffer>()
/** Hangul that needs the Korean fonts. */
const hasHangul = (html: string) => /[ㄱ-ㅣ가-힣]/.test(html.replaceAll(PRELOADED_HANGUL, ''))

/** Of one object; the reasons for which a drama is listed are endless. */
const MAX_VARIANTS = 40

type Provide = (fragment: ReactNode) => ReactNode

function bytesOf({ of, variant, render }: Fragment, provide: Provide): Buffer {
  const rendered = () => {
    const html = renderToString(provide(render()))
    const bytes = Buffer.from(html)
    if (hasHangul(html)) inKorean.add(bytes)
    return bytes
  }
  if (!Object.isFrozen(of)) return rendered()
  const variants = cache.get(of) ?? new Map<string, Buffer>()
  cache.set(of, variants)
  const known = variants.get(variant)
  if (known) return known
  if (variants.size >= MAX_VARIANTS) variants.clear()
  const bytes = rendered()
  variants.set(variant, bytes)
  return bytes
}

/**
 * The HTML of a page, whether it shows Korean, and what puts the fragments that it takes with `add` into it, once it is
 * complete.
 * @param provide the contexts of a fragment
 */
export function renderWithFragments(
  page: (add: (fragments: Fragment[]) => string) => ReactNode,
  provide: Provide = (fragment) => fragment,
) {
  const lists: Fragment[][] = []
  const html = renderToString(
    page((fragments) => {
      lists.push(fragments)
      return MARK
    }),
  )
  const rendered = lists.map((fragments) => fragments.map((one) => bytesOf(one, provide)))
  const showsKorean = hasHangul(html) || rendered.some((list) => list.some((bytes) => inKorean.has(bytes)))
  const fill = (complete: string): Buffer => {
    const [first = '', ...rest] = complete.split(MARK)
    const parts = rest.flatMap((after, at) => [...rendered[at]!, Buffer.from(after)])
    return Buffer.concat([Buffer.from(first), ...parts])
  }
  return { html, showsKorean, fill }
}
