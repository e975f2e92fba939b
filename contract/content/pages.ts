// The texts of single pages that an admin may change, and what they are until then.

import { DEFAULT_BROWSE } from '../browse.ts'
import { DEFAULT_HELP } from '../help.ts'
import { DEFAULT_HOME } from '../home.ts'
import { LIMITS } from '../limits.ts'
import { DEFAULT_WEIGHTS } from '../recommend.ts'
import { SITE_TEXTS } from '../site-texts.ts'
import type { Field, Fields, Site, ValuesOf } from './fields.ts'

const statistic = <Label extends string>(label: Label, name: keyof typeof DEFAULT_HOME) =>
  ({ kind: 'line', label, max: LIMITS.title, default: DEFAULT_HOME[name], part: 'Statistics' }) as const

/** Home, in the order of the page. */
const HOME = {
  heroTitle: {
    kind: 'line',
    label: 'Hero title',
    max: LIMITS.title,
    default: ({ name }) => name,
    notBlank: true,
    part: 'Hero',
  },
  heroSubtitle: {
    kind: 'prose',
    label: 'Hero subtitle',
    max: LIMITS.pageText,
    default: DEFAULT_HOME.heroSubtitle,
    part: 'Hero',
  },
  sectionTitle: {
    kind: 'line',
    label: 'Featured section title',
    max: LIMITS.title,
    default: DEFAULT_HOME.sectionTitle,
    part: 'Featured section',
  },
  sectionSubtitle: {
    kind: 'prose',
    label: 'Featured section subtitle',
    max: LIMITS.pageText,
    default: DEFAULT_HOME.sectionSubtitle,
    part: 'Featured section',
  },
  statsDramasCount: statistic('Dramas count', 'statsDramasCount'),
  statsDramasLabel: statistic('Dramas label', 'statsDramasLabel'),
  statsCategoriesCount: statistic('Categories count', 'statsCategoriesCount'),
  statsCategoriesLabel: statistic('Categories label', 'statsCategoriesLabel'),
  statsPersonalizedLabel: statistic('Third stat title', 'statsPersonalizedLabel'),
  statsPersonalizedSub: statistic('Third stat subtitle', 'statsPersonalizedSub'),
} as const satisfies Record<keyof typeof DEFAULT_HOME, Field>

/** Above the grid of the K-Drama page. */
const BROWSE = {
  title: {
    kind: 'line',
    label: 'Page title',
    max: LIMITS.title,
    default: DEFAULT_BROWSE.title,
    notBlank: true,
  },
  description: {
    kind: 'prose',
    label: 'Page description',
    max: LIMITS.pageText,
    default: DEFAULT_BROWSE.description,
  },
  /** offered as quick links */
  featured: { kind: 'list', label: 'Featured categories', default: DEFAULT_BROWSE.featured },
} as const satisfies Record<keyof typeof DEFAULT_BROWSE, Field>

const oneText = <Label extends string>(label: Label, text: string | ((site: Site) => string), hint: string) =>
  ({ text: { kind: 'prose', label, hint, max: LIMITS.longPageText, default: text, rows: 8 } }) as const

const HEADINGS = 'A page of its own. A line that begins with ## is a heading.'

export const PAGES = {
  home: HOME,
  'k-drama': BROWSE,
  /** people who can help, a line for each country: see help.ts */
  help: oneText(
    'Helplines',
    DEFAULT_HELP,
    'Shown where a page touches suicide or self-harm. One line per country: KR | name | number and hours | address | source | 2026-11. The line that begins with * is for all other countries. Check each line at its source.',
  ),
  /** what the operator of the site says about the travel community */
  travel: oneText(
    'What you offer',
    '',
    'Shown on the travel community page beside the form: who organizes it, where, when and what it costs. Leave it empty if nothing is planned yet.',
  ),
  /** which dramas of a mood are recommended first: see recommend.ts */
  moods: oneText(
    'What each mood wishes for',
    DEFAULT_WEIGHTS,
    'Orders the recommendations. One line per mood: mood | gentle | tears | heavy | fast. A number above 0 brings dramas forward that have much of it, one below 0 those that have little; 0 does not matter. Among equals the rating decides.',
  ),
  /** what is shown of TMDB beside where to watch. Off at first: drawn pictures are the face of the site */
  tmdb: {
    facts: {
      kind: 'flag',
      label: 'Show credits, roles, episodes and trailers from TMDB',
      default: false,
    },
    pictures: {
      kind: 'flag',
      label: 'With that, show posters, faces and stills from TMDB in place of our drawings',
      default: false,
    },
  },
  about: oneText('About', SITE_TEXTS.about, `${HEADINGS} Say who runs the site and how to reach them.`),
  privacy: oneText('Privacy', SITE_TEXTS.privacy, `${HEADINGS} Say how long you keep backups and logs.`),
  terms: oneText('Terms', SITE_TEXTS.terms, HEADINGS),
} as const satisfies Record<string, Fields>
export type PageName = keyof typeof PAGES
export const isPageName = (page: string): page is PageName => Object.hasOwn(PAGES, page)
export type TextsOf<Page extends PageName> = ValuesOf<(typeof PAGES)[Page]>

/** Pages with a single text. */
export const PAGES_WITH_ONE_TEXT = [
  'help',
  'travel',
  'moods',
  'about',
  'privacy',
  'terms',
] as const satisfies PageName[]
export type PageText = (typeof PAGES_WITH_ONE_TEXT)[number]
export const isPageText = (page: string): page is PageText =>
  (PAGES_WITH_ONE_TEXT as readonly string[]).includes(page)
