// Marks every run of Hangul in an English text as Korean, for screen readers and line breaks.

import { createElement, Fragment } from 'react'

const RUN = /(-?\(?[\p{Script=Hangul}][\p{Script=Hangul}\s()/.,~-]*[\p{Script=Hangul}.)]|\p{Script=Hangul})/u

export function KoreanRuns({ text }: { text: string }) {
  const parts = text.split(RUN)
  const marked = parts.map((part, at) => (at % 2 === 1 ? createElement('b', { lang: 'ko' }, part) : part))
  // Spread as arguments, so the parts need no keys.
  return createElement(Fragment, null, ...marked)
}
