// Every page of the site, one entry each. Routes, loading, menus, sitemap, robots, shortcuts and offline reading use it,
// so it imports no component. How to add a page: docs/how-to-change.md.
import { siteText } from './about/queries.ts'
import { whatAirs } from './airing/queries.ts'
import { browseNeeds, dramaNeeds, platformNeeds } from './dramas/queries.ts'
import { travelText } from './forms/queries.ts'
import { homeNeeds } from './home/queries.ts'
import { listsNeeds, sharedList } from './lists/queries.ts'
import { newsNeeds } from './news/queries.ts'
import { onePerson } from './people/queries.ts'
import { memberNeeds } from './public-pages/queries.ts'
import { reviewsNeeds } from './reviews/queries.ts'
import { allPlaces } from './virtual-tour/queries.ts'

export type Params = Record<string, string | undefined>
export type Query = { queryKey: readonly unknown[] }

/** The dropdown of the header, or `Main` for the bar itself, with the labels there and in the footer. */
type Menu = { section: 'Main' | 'Community' | 'Support' } & (
  | { header: string; footer?: string; shortcut?: true }
  | { header?: never; footer: string; shortcut?: never }
)

interface AnyPage {
  path: string
  /** the component is the default export of `web/{file}-page.tsx` */
  file: string
  /** query names that change the page; all others are dropped before it is rendered or cached */
  query?: readonly string[]
  /** its API queries, run before the server renders it and while the browser loads its code */
  needs?: (params: Params, query: URLSearchParams) => readonly Query[]
  /** `shortcut`: also in the menu of the installed app's icon */
  menu?: Menu
  /** the path of the page whose menu entry is highlighted for this one too */
  partOf?: string
  /** the page shows its own loading state, so navigation does not wait for its data */
  ownLoading?: true
  /** rendered for each visitor and never cached: what is hidden must be gone at once, whoever's write hides it */
  fresh?: true
  /** an outdated address is redirected to the canonical one, as of two people who turned out to be one */
  moves?: true
  status?: number
}

/** The same for every visitor. */
interface PublicPage extends AnyPage {
  /** listed in the sitemap: itself, or one address for each value of its parameter (server/seo/sitemap.ts) */
  sitemap: boolean
  /** a copy is cached for offline reading */
  offline: boolean
  personal?: never
}

/** About the signed-in member: not indexed, never cached. */
interface PersonalPage extends AnyPage {
  personal: true
  sitemap?: never
  offline?: never
}

export type Page = PublicPage | PersonalPage

/** In the order of the menus. The last entry matches every other address. */
export const pages = [
  {
    path: '/',
    file: 'home/home',
    needs: () => homeNeeds,
    sitemap: true,
    offline: true,
    menu: { section: 'Main', header: 'Home', footer: 'Home' },
  },
  {
    path: '/k-drama',
    file: 'dramas/browse',
    query: [
      ...[
        'search',
        'categories',
        'sort',
        'avoid',
        'avoidMentions',
        'gentle',
        'feel',
        'length',
        'mood',
        'platform',
        'country',
        'year',
        'network',
        'genre',
        'page',
        'index',
        'unchecked',
      ],
      // what the form of the filter adds without scripts
      ...['topic', 'how'],
    ],
    needs: (_, query) => browseNeeds(query),
    sitemap: true,
    offline: true,
    menu: { section: 'Main', header: 'K-Drama', footer: 'K-Drama', shortcut: true },
  },
  {
    path: '/k-drama/platform/:platform',
    file: 'dramas/platform',
    query: ['country', 'page'],
    needs: ({ platform = '' }, query) => platformNeeds(platform, query),
    sitemap: true,
    offline: true,
  },
  {
    path: '/drama/:id',
    file: 'dramas/detail',
    query: ['country', 'sort'],
    needs: ({ id = '' }, query) => dramaNeeds(id, query),
    sitemap: true,
    offline: true,
    partOf: '/k-drama',
    ownLoading: true,
  },
  {
    path: '/person/:slug',
    file: 'people/person',
    needs: ({ slug = '' }) => [onePerson(slug)],
    sitemap: true,
    offline: false,
    partOf: '/k-drama',
    moves: true,
  },
  {
    path: '/k-star',
    file: 'news/news',
    query: ['article', 'page'],
    needs: (_, query) => newsNeeds(query),
    sitemap: true,
    offline: true,
    menu: { section: 'Main', header: 'K-Star', footer: 'K-Star News' },
  },
  {
    path: '/community',
    file: 'community/community',
    query: ['search', 'sort', 'before', 'post'],
    sitemap: true,
    offline: false,
    menu: { section: 'Community', header: 'Discussions', footer: 'Community' },
  },
  {
    path: '/what-airs',
    file: 'airing/airing',
    needs: () => [whatAirs],
    sitemap: true,
    offline: true,
    menu: { section: 'Main', footer: 'What Airs' },
  },
  {
    path: '/reviews',
    file: 'reviews/reviews',
    query: ['drama', 'sort', 'before', 'review'],
    needs: (_, query) => reviewsNeeds(query),
    sitemap: true,
    offline: false,
    menu: { section: 'Community', header: 'Reviews' },
  },
  {
    path: '/lists',
    file: 'lists/lists',
    query: ['before'],
    needs: (_, query) => listsNeeds(query),
    sitemap: true,
    offline: false,
    partOf: '/k-drama',
  },
  {
    path: '/list/:id',
    file: 'lists/list',
    query: ['key'],
    needs: ({ id = '' }, query) => [sharedList(id, query.get('key') ?? undefined)],
    sitemap: true,
    offline: false,
    partOf: '/k-drama',
  },
  {
    path: '/members/:name',
    file: 'public-pages/member',
    query: ['kind', 'before'],
    needs: ({ name = '' }, query) => memberNeeds(name, query),
    sitemap: true,
    offline: false,
    fresh: true,
  },
  {
    path: '/korean-learners',
    file: 'learners/learners',
    query: ['drama', 'feeling', 'grammar', 'part'],
    sitemap: true,
    offline: true,
    menu: { section: 'Support', header: 'Korean Learners', footer: 'Korean Learners', shortcut: true },
  },
  {
    path: '/virtual-tour',
    file: 'virtual-tour/tour',
    query: ['place'],
    needs: () => [allPlaces],
    sitemap: true,
    offline: true,
    menu: { section: 'Support', header: 'Virtual Tour', footer: 'Virtual Tour', shortcut: true },
    ownLoading: true,
  },
  {
    path: '/experiential-learning',
    file: 'forms/experiential',
    needs: () => [travelText],
    sitemap: true,
    offline: false,
    menu: { section: 'Support', footer: 'Experiential Learning' },
  },
  {
    path: '/feedback',
    file: 'forms/feedback',
    sitemap: true,
    offline: false,
    menu: { section: 'Support', header: 'Contact Us', footer: 'Contact Us' },
  },
  { path: '/contact', file: 'forms/contact', sitemap: true, offline: false },
  ...(['about', 'privacy', 'terms'] as const).map((page) => ({
    path: `/${page}` as const,
    file: `about/${page}`,
    needs: () => [siteText(page)],
    sitemap: true,
    offline: true,
  })),
  { path: '/logos', file: 'logos/logos', sitemap: true, offline: true },
  { path: '/offline', file: 'offline/offline', sitemap: false, offline: true },
  { path: '/profile', file: 'profile/profile', query: ['list'], personal: true },
  { path: '/following', file: 'public-pages/following', query: ['before'], personal: true },
  { path: '/diary', file: 'diary/diary', query: ['month', 'page'], personal: true },
  { path: '/admin', file: 'admin/admin', personal: true },
  { path: '*', file: 'shell/not-found', sitemap: false, offline: false, status: 404 },
] as const satisfies readonly Page[]
