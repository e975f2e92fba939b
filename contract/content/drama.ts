// What a drama consists of. docs/how-to-change.md: "A field of a drama".
import { DRAWINGS, PALETTES } from '../drawings.ts'
import { LIMITS } from '../limits.ts'
import type { Fields, ValuesOf } from './fields.ts'

const COMMAS = 'Separate with commas.'
export const SOURCES_HINT = 'One page per line: name | address | month, such as 2026-11.'

/** Facts that are known of some dramas. */
const MORE = { default: null, optional: true, part: 'more' } as const
const IN_LISTS = { ...MORE, public: 'list' } as const
const ON_PAGE = { ...MORE, public: 'page' } as const
const SCALE = { kind: 'scale', default: null, part: 'comfort' } as const

/** In the order of the form, the history and the export. */
export const DRAMA = {
  title: { kind: 'line', label: 'Title', max: LIMITS.title, public: 'list', searched: true },
  description: {
    kind: 'prose',
    label: 'Description',
    max: LIMITS.description,
    public: 'list',
    searched: true,
  },
  year: {
    kind: 'number',
    label: 'Year',
    min: 1950,
    max: 2100,
    default: ({ year }) => year,
    neededInForm: true,
    public: 'list',
  },
  episodes: {
    kind: 'number',
    label: 'Episodes',
    min: 1,
    max: 2000,
    default: 1,
    neededInForm: true,
    public: 'list',
    beside: true,
  },
  rating: {
    kind: 'rating',
    label: 'Rating',
    placeholder: '8.5/10',
    default: '0/10',
    neededInForm: true,
    public: 'list',
    beside: true,
  },
  genre: { kind: 'line', label: 'Genre', max: LIMITS.name, default: '', neededInForm: true, public: 'list' },
  writer: {
    kind: 'line',
    label: 'Writer',
    max: LIMITS.name,
    default: '',
    public: 'list',
    searched: true,
    beside: true,
  },
  categories: {
    kind: 'list',
    label: 'Categories',
    hint: COMMAS,
    default: [],
    neededInForm: true,
    public: 'list',
    searched: true,
  },
  mainCast: { kind: 'list', label: 'Main Cast', hint: COMMAS, default: [], public: 'list', searched: true },
  streamingPlatforms: {
    kind: 'list',
    label: 'Streaming platforms',
    hint: COMMAS,
    default: [],
    public: 'list',
  },
  isPopular: { kind: 'flag', label: 'Popular', default: false, public: 'list' },
  /** visitors get the drawn picture where there is none: server/dramas/picture.ts */
  imageUrl: {
    kind: 'picture',
    label: 'Image',
    hint: 'Without a picture, we draw one from the title and categories.',
    default: null,
    part: 'pictures',
  },
  drawing: {
    kind: 'choice',
    label: 'Drawing',
    hint: 'What our picture of it shows.',
    options: DRAWINGS,
    default: '',
    part: 'more',
  },
  palette: {
    kind: 'choice',
    label: 'Colors of the drawing',
    options: PALETTES,
    default: '',
    part: 'more',
    beside: true,
  },
  nativeTitle: { kind: 'optionalLine', label: 'In Hangul', lang: 'ko', max: LIMITS.name, ...IN_LISTS },
  romanizedTitle: {
    kind: 'optionalLine',
    label: 'Romanized',
    lang: 'ko-Latn',
    max: LIMITS.name,
    beside: true,
    ...IN_LISTS,
  },
  aliases: {
    kind: 'list',
    label: 'Other names',
    hint: `${COMMAS} A name with a comma stands in quotes: "Hello, Stranger".`,
    default: [],
    public: 'list',
    optional: true,
    part: 'more',
  },
  episodesNote: {
    kind: 'optionalLine',
    label: 'Length note',
    hint: 'What the number counts, if that is not clear. For example: Part 1: 20 episodes, Part 2: 10.',
    max: LIMITS.remark,
    ...ON_PAGE,
  },
  ratingSource: {
    kind: 'optionalLine',
    label: 'Rated by',
    hint: "Who gave the rating, and when it was checked. If you change the rating but not this, it says that this site's admins entered it.",
    max: LIMITS.remark,
    ...ON_PAGE,
  },
  platformsChecked: {
    kind: 'month',
    label: 'Platforms checked in',
    hint: 'Year and month, such as 2026-11. If you change the platforms but not this, it becomes the current month.',
    beside: true,
    ...ON_PAGE,
  },
  network: {
    kind: 'optionalLine',
    label: 'Network',
    hint: 'Who showed it first. For example: tvN.',
    max: LIMITS.name,
    ...ON_PAGE,
  },
  airedFrom: {
    kind: 'day',
    label: 'First day on air',
    hint: 'A day or a month, such as 2016-12-02 or 2016-12.',
    beside: true,
    ...ON_PAGE,
  },
  airedTo: { kind: 'day', label: 'Last day on air', beside: true, ...ON_PAGE },
  gentleness: { label: 'Gentleness', hint: '1 is rough, 5 is very gentle', ...SCALE },
  tears: { label: 'Tears', hint: '1 is dry eyes, 5 is many tears', beside: true, ...SCALE },
  heaviness: { label: 'Heaviness', hint: '1 is light, 5 is very heavy', beside: true, ...SCALE },
  pace: { label: 'Pace', hint: '1 is slow, 5 is breathless', beside: true, ...SCALE },
  contentNotes: { kind: 'topics', label: 'Content notes', default: [], part: 'comfort' },
  contentNotFound: { kind: 'topics', label: 'Looked for and not found', default: [], part: 'comfort' },
  contentDetails: { kind: 'topicDetails', label: 'Where, and sources', default: {}, part: 'comfort' },
  comfortPages: { kind: 'pages', label: 'Pages read', hint: SOURCES_HINT, default: [], part: 'comfort' },
  /** without it the comfort guide is not shown */
  comfortSource: {
    kind: 'optionalLine',
    label: 'Source',
    hint: 'How and when this was researched. Without it, the comfort guide is not shown.',
    max: LIMITS.name,
    default: null,
    part: 'comfort',
  },
  /** where imported facts come from when that has to be said: "tmdb:67915" */
  source: {
    kind: 'optionalLine',
    label: 'Origin',
    default: null,
    public: 'page',
    optional: true,
    internal: true,
  },
  /** what it is about, in the words of the shipped facts: "Fate", "Cohabitation" */
  tags: { kind: 'list', label: 'Tags', default: [], internal: true },
  /** only its facts are known: it is found, but never recommended. docs/decisions/016 */
  inIndex: {
    kind: 'flag',
    label: 'Only in the index',
    default: false,
    public: 'list',
    optional: true,
    internal: true,
  },
} as const satisfies Fields
export type DramaFields = ValuesOf<typeof DRAMA>
