// Where a line is heard in its drama, and how certain its words are.
import { monthInWords } from '#contract/month.ts'
import type { Line } from '#contract/quotes.ts'
import { KoreanRuns } from './korean-runs.tsx'

interface LineSourceProps {
  /** where in the drama; unknown of further lines */
  scene?: string
  source: Line['source']
}

export function LineSource({ scene, source }: LineSourceProps) {
  const page = (
    <>
      <a className="link" href={source.url} rel="nofollow noreferrer external">
        {source.name}
      </a>
      , read in {monthInWords(source.read)}.
    </>
  )
  return (
    <p className="small muted">
      {scene && (
        <>
          <KoreanRuns text={scene} />{' '}
        </>
      )}
      {source.exact ? (
        <>The exact words are in {page}</>
      ) : (
        <>We have not found a page that confirms the exact words. Closest: {page}</>
      )}
    </p>
  )
}
