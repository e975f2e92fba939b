// What is left out on this device, on every page, with one press to show everything again. Loaded where there is something.
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { noteSlug, notesIn, withIncluded } from '#contract/comfort.ts'
import { withOr } from '#contract/in-words.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { type Avoided, remember, useAvoided } from './avoided.ts'
import styles from './comfort.module.css'
import { browseOf } from './queries.ts'

export function Avoiding() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const topics = useAvoided()
  useEffect(() => (topics ? hideCards(topics) : undefined), [topics])
  if (!topics) return null
  return (
    <aside className={styles.avoiding} aria-label="Left out on this device">
      <p>Left out on this device: {inWords(topics)}.</p>
      <a className="link" href={paths.browse(topics)}>
        Change
      </a>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          remember({})
          if (path === paths.browse())
            navigate(
              paths.browse({
                ...browseOf(new URLSearchParams(search)),
                ...{ avoid: undefined, avoidMentions: undefined, unchecked: undefined, page: 1 },
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

/** Hides the cards of dramas noted with a topic, in lists that take no filter: their HTML is the same for everybody. */
function hideCards({ avoid, avoidMentions }: Avoided): () => void {
  const mentions = notesIn(avoidMentions)
  const cards = [
    ...withIncluded([...notesIn(avoid), ...mentions]).map((note) => `[data-shows~=${noteSlug(note)}]`),
    ...withIncluded(mentions).map((note) => `[data-mentions~=${noteSlug(note)}]`),
  ]
  if (!('adoptedStyleSheets' in document)) return () => {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${cards.join()} { display: none }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
