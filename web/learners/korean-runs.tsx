// English with Korean in it: every run of Hangul is marked as Korean, for voices and for line breaks.

import { createElement, Fragment } from 'react'

const RUN = /(-?\(?[\p{Script=Hangul}][\p{Script=Hangul}\s()/.,~-]*[\p{Script=Hangul}.)]|\p{Script=Hangul})/u

export function KoreanRuns({ text }: { text: string }) {
  const parts = text.split(RUN)
  const marked = parts.map((part, at) => (at % 2 === 1 ? createElement('b', { lang: 'ko' }, part) : part))
  // As arguments, not as a list: the parts of one text need no keys.
  return createElement(Fragment, null, ...marked)
}
