// What is left out on this device, on every page, with one press to show everything again. Loaded where there is something.
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { noteSlug, notesIn, withIncluded } from '#contract/comfort.ts'
import { withOr } from '#contract/in-words.ts'
import { CAN_TAKE } from '#contract/tonight.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { type Avoided, forget, NOTHING, useAvoided } from './avoided.ts'
import styles from './comfort.module.css'
import { browseOf } from './queries.ts'

export function Avoiding() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const wish = useAvoided()
  useEffect(() => (wish ? markCards(wish) : undefined), [wish])
  if (!wish) return null
  const { feel, ...topics } = wish
  const leftOut = inWords(topics)
  return (
    <aside className={styles.avoiding} aria-label="Remembered on this device">
      <p>
        {feel && `You asked for something ${CAN_TAKE[feel].adjective}. `}
        {leftOut && `Left out on this device: ${leftOut}.`}
      </p>
      <a className="link" href={leftOut ? paths.browse(topics) : paths.tonight}>
        Change
      </a>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          forget()
          if (path === paths.browse())
            navigate(
              paths.browse({
                ...browseOf(new URLSearchParams(search)),
                ...NOTHING,
                unchecked: undefined,
                page: 1,
              }),
            )
        }}
      >
        Show everything
      </Button>
    </aside>
  )
}

/** "suicide or gore, and any mention of war" */
function inWords({ avoid, avoidMentions }: Avoided): string {
  const mentions = notesIn(avoidMentions)
  return [withOr(notesIn(avoid)), mentions.length > 0 && `any mention of ${withOr(mentions)}`]
    .filter(Boolean)
    .join(', and ')
}

/**
 * Hides the cards of dramas noted with a topic, and marks those that are more than somebody can take, in lists that take
 * no filter: their HTML is the same for everybody.
 */
function markCards({ avoid, avoidMentions, feel }: Avoided): () => void {
  const mentions = notesIn(avoidMentions)
  const hidden = [
    ...withIncluded([...notesIn(avoid), ...mentions]).map((note) => `[data-shows~=${noteSlug(note)}]`),
    ...withIncluded(mentions).map((note) => `[data-mentions~=${noteSlug(note)}]`),
  ]
  if (!('adoptedStyleSheets' in document)) return () => {}
  const sheet = new CSSStyleSheet()
  const cards = hidden.join()
  sheet.replaceSync(
    [
      // A section without a card that is left has no heading either.
      cards && `${cards}, [data-cards]:not(:has(li:not(:is(${cards})))) { display: none }`,
      feel && `[data-more-than~=${feel}]::after { content: ". More than you asked for" }`,
    ]
      .filter(Boolean)
      .join('\n'),
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
