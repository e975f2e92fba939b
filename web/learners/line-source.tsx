// Where a line is heard in its drama, and how certain its words are.
import type { Line } from '#contract/quotes.ts'
import { PageLink } from '#web/ui/out-link.tsx'
import { KoreanRuns } from './korean-runs.tsx'

interface LineSourceProps {
  /** where in the drama; unknown of further lines */
  scene?: string
  source: Line['source']
}

export function LineSource({ scene, source }: LineSourceProps) {
  return (
    <p className="small muted">
      {scene && (
        <>
          <KoreanRuns text={scene} />{' '}
        </>
      )}
      {SAID[source.words]}
      <PageLink {...source} />
      {source.second && (
        <>
          {' '}
          and in <PageLink {...source.second} />
        </>
      )}
      .
    </p>
  )
}

const SAID: Record<Line['source']['words'], string> = {
  exact: 'The exact words are in ',
  remembered: 'As a viewer remembers it, in ',
  close: 'We have not found a page that confirms the exact words. Closest: ',
}
