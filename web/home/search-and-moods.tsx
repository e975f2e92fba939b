// The hero with its search, the mood picker, and what they found. Their state is here, so that a tap on a mood renders
// nothing else of the page.
import { Suspense } from 'react'
import type { HomeContent } from '#contract/home.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { GoOnWatching } from '#web/watchlist/go-on-watching.tsx'
import { Hero } from './hero.tsx'
import { MoodPicker } from './mood-picker.tsx'
import { Tonight } from './tonight.tsx'
import { useAnswer } from './use-answer.ts'

// Loaded lazily, to keep the first view small.
const LoadingOverlay = lazyPart(async () => (await import('#web/shell/loading-overlay.tsx')).LoadingOverlay)

export function SearchAndMoods({ texts }: { texts: HomeContent }) {
  const { searched, suggested, chosen, setChosen, busy, warm, clear, searchFor, getRecommendations } =
    useAnswer()
  return (
    <>
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
        <>
          <GoOnWatching />
          <Tonight />
          <MoodPicker
            chosen={chosen}
            onToggle={(mood) =>
              setChosen(chosen.includes(mood) ? chosen.filter((m) => m !== mood) : [...chosen, mood])
            }
            onClear={suggested ? undefined : () => setChosen([])}
            onSubmit={getRecommendations}
            warm={warm}
          />
        </>
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
      {busy && (
        <Suspense>
          <LoadingOverlay type={busy} />
        </Suspense>
      )}
    </>
  )
}
