// The home page: search or choose moods, and get dramas.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { defaultHomeContent } from '#contract/home.ts'
import { DramaGrid } from '#web/dramas/drama-grid.tsx'
import { NewDramas } from '#web/dramas/new-dramas.tsx'
import { topRatedFour } from '#web/dramas/queries.ts'
import { paths } from '#web/paths.ts'
import { Head } from '#web/shell/head.tsx'
import { useSite } from '#web/site-facts.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { MoodPicker } from './mood-picker.tsx'
import { homeContent } from './queries.ts'
import { StatsStrip } from './stats-strip.tsx'
import { useAnswer } from './use-answer.ts'

// Loaded lazily, to keep the first view small.
const LoadingOverlay = lazy(async () => ({
  default: (await import('#web/shell/loading-overlay.tsx')).LoadingOverlay,
}))
export default function HomePage() {
  const site = useSite()
  const { data: texts = defaultHomeContent(site.name) } = useQuery(homeContent)
  const { data: topRated, isError, refetch } = useQuery(topRatedFour)
  const { searched, suggested, chosen, setChosen, busy, warm, clear, searchFor, getRecommendations } =
    useAnswer()
  return (
    <>
      <Head
        title={`${site.name}: Healing Korean Dramas for Your Mood`}
        description={texts.heroSubtitle}
        path={paths.home}
      />
      <Hero
        title={texts.heroTitle}
        subtitle={texts.heroSubtitle}
        searched={searched?.term ?? ''}
        onSearch={searchFor}
        warm={warm}
      />
      {searched ? (
        <searched.View {...searched} onClear={clear} />
      ) : (
        <MoodPicker
          chosen={chosen}
          onToggle={(mood) =>
            setChosen(chosen.includes(mood) ? chosen.filter((m) => m !== mood) : [...chosen, mood])
          }
          onClear={suggested ? undefined : () => setChosen([])}
          onSubmit={getRecommendations}
          warm={warm}
        />
      )}
      {suggested && (
        <suggested.View
          {...suggested}
          onClear={() => {
            clear()
            setChosen([])
          }}
        />
      )}
      <StatsStrip texts={texts} />
      <section className={`wrap ${styles.section}`} aria-labelledby="journey">
        <div className={styles.heading}>
          <div>
            <h2 id="journey">{texts.sectionTitle}</h2>
            <p className={styles.lead}>{texts.sectionSubtitle}</p>
          </div>
          <ButtonLink href={paths.browse()} variant="quiet">
            Explore Suggested K-Dramas
          </ButtonLink>
        </div>
        {topRated?.length ? (
          <DramaGrid dramas={topRated} shown={2} heading="h3" />
        ) : isError ? (
          <p role="alert">
            Could not load the dramas.{' '}
            <Button variant="quiet" size="sm" onClick={() => refetch()}>
              Try again
            </Button>
          </p>
        ) : (
          topRated && <p className="muted">No dramas available at the moment.</p>
        )}
      </section>
      <NewDramas />
      {busy && (
        <Suspense>
          <LoadingOverlay type={busy} />
        </Suspense>
      )}
    </>
  )
}
