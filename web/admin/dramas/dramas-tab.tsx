// The tab "K-Drama Page": the list of all dramas with single and bulk actions, and the texts of the page.
import type { AdminDrama } from '#contract/api/admin-dramas.ts'
import type { AdminDramaKind, AdminDramaSort } from '#contract/dramas.ts'
import { plural } from '#contract/plural.ts'
import { firstCharacters } from '#contract/preview.ts'
import { ContentList } from '#web/admin/content/content-list.tsx'
import { DRAMAS } from '#web/admin/content/kinds.ts'
import { PageForm } from '#web/admin/home/page-form.tsx'
import { ImportDramas } from '#web/admin/import/import-dramas.tsx'
import { CategoryBadges } from '#web/dramas/category-badges.tsx'
import { Poster } from '#web/dramas/poster.tsx'
import { knownRating } from '#web/dramas/rating.ts'
import { useSite } from '#web/site-facts.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Star } from '#web/ui/star.tsx'
import { BrowseSettings } from './browse-settings.tsx'
import { BulkBar } from './bulk-bar.tsx'

/** Maximum characters of the description in the list. */
const PREVIEW = 120

export const DramasTab = () => (
  <div className="stack loose">
    <ContentList
      kind={DRAMAS}
      title="K-Dramas"
      label="dramas"
      sorts={SORTS}
      filters={FILTERS}
      empty={'No K-Dramas found. Add some dramas in the "Add Dramas" tab.'}
      tools={<ImportDramas />}
      bulk={(list, shown, selection) => <BulkBar list={list} shown={shown} {...selection} />}
      picture={(drama) => <Poster drama={drama} sizes="5rem" />}
      facts={(drama) => <Facts drama={drama} />}
    />
    <BrowseSettings />
    <TmdbSettings />
  </div>
)

/** What the site shows of TMDB beside where to watch; nothing without a key. */
const TmdbSettings = () => (useSite().watchCredits === undefined ? null : <PageForm page="tmdb" />)

const Facts = ({ drama }: { drama: AdminDrama }) => (
  <>
    <p className="meta">
      {drama.genre && <bdi>{drama.genre}</bdi>}
      <span>{drama.year}</span>
      {knownRating(drama.rating) ? <Star>{outOfTen(drama.rating)}</Star> : <span>Not rated</span>}
      <span>{plural(drama.episodes, 'episode')}</span>
      {drama.lookedFor && (
        <>
          <span>{plural(drama.lookedFor.views, 'visitor')}</span>
          <span>{plural(drama.lookedFor.watchlists, 'watchlist')}</span>
        </>
      )}
    </p>
    <div className="row">
      {drama.inIndex && <Badge>Only in the index</Badge>}
      {drama.isPopular && (
        <Badge dye="dye-chija" icon="star">
          Popular
        </Badge>
      )}
      <CategoryBadges categories={drama.categories} />
    </div>
    <p className="small">{firstCharacters(drama.description, PREVIEW)}</p>
  </>
)

/** "8.6/10", however it is stored. */
export const outOfTen = (rating: string) => `${rating.replace(/\s*\/\s*10\s*$/, '')}/10`

const SORTS: Record<AdminDramaSort, string> = {
  newest: 'Newest first',
  changed: 'Last changed',
  title: 'Title',
  rating: 'Rating',
  year: 'Year, latest first',
  'looked-for': 'Most looked for',
}
const FILTERS: Record<AdminDramaKind, string> = {
  popular: 'Popular',
  'not-popular': 'Not popular',
  'no-category': 'Without a category',
  picture: 'With its own picture',
  unreviewed: 'Comfort not reviewed',
  index: 'Only in the index',
}
