// The admin area: seven tabs and the banner for results.
import { type ComponentType, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import styles from './admin.module.css'
import { BANNER_MS, type Say, SayContext, type SayLink, type Tone } from './say.ts'
import { goTo, PanelOf, TABS, type TabId, useTab } from './tabs.ts'
import { Waiting } from './waiting.tsx'

const TabNotLoaded = () => <LoadFailed message="Could not load this tab." retry={() => location.reload()} />
const tab = (load: () => Promise<ComponentType>) => lazyPart(load, TabNotLoaded)
const PANELS: Record<TabId, ComponentType> = {
  home: tab(async () => (await import('./home/home-tab.tsx')).HomeTab),
  kdrama: tab(async () => (await import('./dramas/dramas-tab.tsx')).DramasTab),
  kstar: tab(async () => (await import('./news/news-tab.tsx')).NewsTab),
  'virtual-tour': tab(async () => (await import('./places/places-tab.tsx')).PlacesTab),
  users: tab(async () => (await import('./members/members-tab.tsx')).MembersTab),
  news: tab(async () => (await import('./news/news-form.tsx')).NewsForm),
  dramas: tab(async () => (await import('./dramas/drama-form.tsx')).DramaForm),
}

interface BannerMessage {
  message: string
  tone: Tone
  link: SayLink | undefined
  /** makes the same message count as new: shown and announced again */
  time: number
}

export function AdminArea() {
  const tab = useTab()
  const top = useRef<HTMLDivElement>(null)
  const [banner, setBanner] = useState<BannerMessage | null>(null)
  const say = useCallback<Say>((message, tone = 'success', link) => {
    setBanner((before) => ({ message, tone, link, time: (before?.time ?? 0) + 1 }))
  }, [])

  // On a phone the line of tabs scrolls: bring the current tab into view.
  useEffect(() => {
    const button =
      top.current?.querySelectorAll<HTMLElement>('[role=tab]')[TABS.findIndex(({ id }) => id === tab)]
    const line = button?.parentElement
    if (!line) return
    line.scrollTo({ left: button.offsetLeft - (line.clientWidth - button.offsetWidth) / 2 })
  }, [tab])

  return (
    <SayContext value={say}>
      <div ref={top} className={`wrap wide ${styles.page}`}>
        <div className={styles.said}>
          <Banner
            message={banner?.message}
            time={banner?.time}
            tone={banner?.tone ?? 'success'}
            after={BANNER_MS}
            onDismiss={() => setBanner(null)}
            beside={
              banner?.link && (
                <a className="link" href={banner.link.href}>
                  {banner.link.label}
                </a>
              )
            }
          />
        </div>
        <h1>Content Management</h1>
        {tab !== 'home' && <Waiting />}
        <Tabs
          label="Admin sections"
          panelClass={styles.panel}
          value={tab}
          onChange={goTo}
          tabs={TABS.map(({ id, label, icon }) => ({ id, label, icon, panel: <Panel id={id} /> }))}
        />
      </div>
    </SayContext>
  )
}

function Panel({ id }: { id: TabId }) {
  const Content = PANELS[id]
  return (
    <PanelOf value={id}>
      <Suspense fallback={<Spinner />}>
        <Content />
      </Suspense>
    </PanelOf>
  )
}
