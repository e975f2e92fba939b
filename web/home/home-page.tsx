// The home page: say what you look for, or how you feel, and get dramas.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Drama } from '#contract/api/dramas.ts'
import { defaultHomeContent } from '#contract/home.ts'
import { DramaGrid } from '#web/dramas/drama-grid.tsx'
import { topRatedFour } from '#web/dramas/queries.ts'
import { paths } from '#web/paths.ts'
import { ApiError } from '#web/query.ts'
import { isGoingBack } from '#web/scroll-memory.ts'
import { Head } from '#web/shell/head.tsx'
import { track } from '#web/shell/visits.ts'
import { useSite } from '#web/site-facts.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { dismissToast, toast } from '#web/ui/toast.ts'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { MoodPicker } from './mood-picker.tsx'
import { homeContent } from './queries.ts'
import { StatsStrip } from './stats-strip.tsx'
import type { Found } from './wishes.ts'

// What answers a wish is fetched with the first wish: the first view does without it.
const SearchResults = lazy(async () => ({ default: (await import('./search-results.tsx')).SearchResults }))
const Recommended = lazy(async () => ({ default: (await import('./recommended.tsx')).Recommended }))
const LoadingOverlay = lazy(async () => ({
  default: (await import('#web/shell/loading-overlay.tsx')).LoadingOverlay,
}))
const wishes = () => import('./wishes.ts')

interface Searched {
  term: string
  found: Found
}
interface Suggested {
  chosen: string[]
  found: Found
  /** shown when nothing fits */
  popular: Drama[]
}
/** At most one of the two is shown. */
interface Answer {
  searched?: Searched
  suggested?: Suggested
}

/** Who opens a drama that was found here and comes Back finds the same dramas; any other visit begins anew. */
let last: Answer = {}
const firstShown = () => {
  if (!isGoingBack()) last = {}
  return last
}

export default function HomePage() {
  const site = useSite()
  const client = useQueryClient()
  const { data: texts = defaultHomeContent(site.name) } = useQuery(homeContent)
  const { data: topRated, isError, refetch } = useQuery(topRatedFour)
  const [{ searched, suggested }, setAnswer] = useState(firstShown)
  const [chosen, setChosen] = useState<string[]>(suggested?.chosen ?? [])
  const [busy, setBusy] = useState<'search' | 'drama' | null>(null)
  const newest = useRef(0)
  // Whoever begins to type or to choose will want an answer soon. When it fails, the wish itself says so.
  const warm = () =>
    void wishes()
      .then(({ warm }) => warm(client))
      .catch(() => {})

  const show = (answer: Answer) => {
    last = answer
    setAnswer(answer)
  }

  /** Runs what the visitor asked for last; a slow answer of an earlier wish is dropped. */
  async function ask(kind: 'search' | 'drama', work: () => Promise<() => void>) {
    const mine = ++newest.current
    const timer = setTimeout(() => mine === newest.current && setBusy(kind), 300)
    try {
      const tell = await work()
      if (mine === newest.current) tell()
    } catch (error) {
      if (mine !== newest.current) return
      const description = error instanceof ApiError ? error.message : 'Please try again in a moment.'
      toast({ title: 'Error', description, variant: 'destructive' })
    } finally {
      clearTimeout(timer)
      if (mine === newest.current) setBusy(null)
    }
  }

  const searchFor = (typed: string) => {
    const term = typed.trim()
    if (!term) {
      toast({
        title: 'Please enter a search term',
        description: 'Enter a drama title or keyword to search.',
        variant: 'destructive',
      })
      return
    }
    void ask('search', async () => {
      const { findWords, nothingFound } = await wishes()
      const found = await findWords(client, term)
      return () => {
        show({ searched: { term, found } })
        track('search', { results: found.total })
        if (found.total > 0) return dismissToast()
        toast(nothingFound(term))
      }
    })
  }

  const getRecommendations = () => {
    if (chosen.length === 0) {
      toast({
        title: 'Select categories first',
        description: 'Please select at least one category to get personalized recommendations.',
        variant: 'destructive',
      })
      return
    }
    void ask('drama', async () => {
      const { findMoods, popular, recommendationsReady } = await wishes()
      const found = await findMoods(client, chosen)
      const instead = found.total > 0 ? [] : await popular(client)
      return () => {
        show({ suggested: { chosen, found, popular: instead } })
        track('recommendations', { moods: chosen.length, results: found.total })
        toast(recommendationsReady(found.total, instead.length > 0))
      }
    })
  }

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
        <Suspense>
          <SearchResults {...searched} onClear={() => show({})} />
        </Suspense>
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
        <Suspense>
          <Recommended
            {...suggested}
            onClear={() => {
              show({})
              setChosen([])
            }}
          />
        </Suspense>
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
      {busy && (
        <Suspense>
          <LoadingOverlay type={busy} />
        </Suspense>
      )}
    </>
  )
}
