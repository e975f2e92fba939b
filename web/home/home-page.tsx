// The home page: search or choose moods, and get dramas.
import { useQuery } from '@tanstack/react-query'
import { defaultHomeContent } from '#contract/home.ts'
import { DramaGrid } from '#web/dramas/drama-grid.tsx'
import { NewDramas } from '#web/dramas/new-dramas.tsx'
import { topRatedFour } from '#web/dramas/queries.ts'
import { paths } from '#web/paths.ts'
import { Head } from '#web/shell/head.tsx'
import { useSite } from '#web/site-facts.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import styles from './home.module.css'
import { homeContent } from './queries.ts'
import { SearchAndMoods } from './search-and-moods.tsx'
import { StatsStrip } from './stats-strip.tsx'

export default function HomePage() {
  const site = useSite()
  const { data: texts = defaultHomeContent(site.name) } = useQuery(homeContent)
  const { data: topRated, isError, refetch } = useQuery(topRatedFour)
  return (
    <>
      <Head
        title={`${site.name}: Healing Korean Dramas for Your Mood`}
        description={texts.heroSubtitle}
        path={paths.home}
      />
      <SearchAndMoods texts={texts} />
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
          <DramaGrid dramas={topRated} shown={2} heading="h3" four />
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
    </>
  )
}
