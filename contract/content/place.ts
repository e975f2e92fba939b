// What a filming place of the virtual tour consists of.
import { LIMITS } from '../limits.ts'
import { SOURCES_HINT } from './drama.ts'
import type { Fields, ValuesOf } from './fields.ts'

const ONE_PER_LINE = 'One per line.'
/** Facts that are known of some places. */
const MORE = { default: null, public: 'list', optional: true, part: 'more' } as const

export const PLACE = {
  name: { kind: 'line', label: 'Name', max: LIMITS.name, public: 'list' },
  drama: {
    kind: 'line',
    label: 'Drama',
    hint: 'The title, as in the catalog.',
    max: LIMITS.title,
    public: 'list',
    beside: true,
  },
  description: { kind: 'prose', label: 'Description', max: LIMITS.description, public: 'list' },
  address: { kind: 'line', label: 'Address', max: LIMITS.name * 2, public: 'list' },
  funFacts: { kind: 'lines', label: 'Fun facts', hint: ONE_PER_LINE, default: [], public: 'list' },
  scenes: { kind: 'lines', label: 'Famous scenes', hint: ONE_PER_LINE, default: [], public: 'list' },
  nativeName: { kind: 'optionalLine', label: 'In Hangul', lang: 'ko', max: LIMITS.name, ...MORE },
  nativeAddress: {
    kind: 'optionalLine',
    label: 'Where, in Hangul',
    lang: 'ko',
    max: LIMITS.name * 2,
    beside: true,
    ...MORE,
  },
  latitude: { kind: 'degrees', label: 'Latitude', placeholder: '37.5512', max: 90, ...MORE },
  longitude: {
    kind: 'degrees',
    label: 'Longitude',
    placeholder: '126.9882',
    max: 180,
    beside: true,
    ...MORE,
  },
  lastChecked: {
    kind: 'day',
    label: 'Last checked',
    placeholder: '2026-10-31',
    hint: 'The day, or year and month.',
    beside: true,
    ...MORE,
  },
  /** beside the drama above, which the place is known from */
  otherDramas: {
    kind: 'lines',
    label: 'Also filmed here',
    hint: ONE_PER_LINE,
    rows: 2,
    default: [],
    public: 'list',
    optional: true,
    part: 'more',
  },
  sources: {
    kind: 'pages',
    label: 'Sources',
    hint: SOURCES_HINT,
    default: [],
    public: 'list',
    optional: true,
    part: 'more',
  },
  /** visitors get the drawn cover where there is none: server/virtual-tour/picture.ts */
  imageUrl: {
    kind: 'picture',
    label: 'Image',
    hint: 'Without a picture, we draw a cover.',
    default: null,
    part: 'pictures',
  },
  panoramaUrl: {
    kind: 'picture',
    label: 'Panorama',
    hint: 'A 360° picture, twice as wide as it is high.',
    panorama: true,
    default: null,
    public: 'list',
    optional: true,
    part: 'pictures',
  },
  hasWorkingPanorama: {
    kind: 'flag',
    label: 'Has working panorama',
    default: false,
    public: 'list',
    part: 'pictures',
  },
} as const satisfies Fields
export type PlaceFields = ValuesOf<typeof PLACE>
