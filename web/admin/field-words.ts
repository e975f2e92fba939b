// Names and values of the fields of dramas, articles, places and pages, as the forms show them.

const NAMES: Record<string, string> = {
  title: 'Title',
  name: 'Name',
  drama: 'Drama',
  description: 'Description',
  year: 'Year',
  episodes: 'Episodes',
  episodesNote: 'Length note',
  rating: 'Rating',
  ratingSource: 'Rated by',
  genre: 'Genre',
  categories: 'Categories',
  imageUrl: 'Image',
  isPopular: 'Popular',
  mainCast: 'Main Cast',
  writer: 'Writer',
  streamingPlatforms: 'Streaming platforms',
  platformsChecked: 'Platforms checked in',
  nativeTitle: 'In Hangul',
  romanizedTitle: 'Romanized',
  aliases: 'Other names',
  gentleness: 'Gentleness',
  tears: 'Tears',
  heaviness: 'Heaviness',
  pace: 'Pace',
  contentNotes: 'Content notes',
  contentNotFound: 'Looked for and not found',
  contentDetails: 'Where, and sources',
  comfortPages: 'Pages read',
  comfortSource: 'Source of the comfort guide',
  content: 'Content',
  text: 'Text',
  celebrity: 'Celebrity',
  publishedAt: 'Published',
  panoramaUrl: 'Panorama',
  hasWorkingPanorama: 'Has working panorama',
  address: 'Address',
  funFacts: 'Fun facts',
  scenes: 'Famous scenes',
  nativeName: 'In Hangul',
  nativeAddress: 'Where, in Hangul',
  latitude: 'Latitude',
  longitude: 'Longitude',
  otherDramas: 'Also filmed here',
  sources: 'Sources',
  lastChecked: 'Last checked',
  heroTitle: 'Hero title',
  heroSubtitle: 'Hero subtitle',
  sectionTitle: 'Featured section title',
  sectionSubtitle: 'Featured section subtitle',
  statsDramasCount: 'Dramas count',
  statsDramasLabel: 'Dramas label',
  statsCategoriesCount: 'Categories count',
  statsCategoriesLabel: 'Categories label',
  statsPersonalizedLabel: 'Third stat title',
  statsPersonalizedSub: 'Third stat subtitle',
  featured: 'Featured categories',
}

/** What a form calls a field; "someNewField" without a name of its own is "Some new field". */
export function fieldName(field: string): string {
  const spaced = field.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return NAMES[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const ORDER = Object.keys(NAMES)

/** As the forms show them; fields that are not known yet come last. */
export function inFormOrder<One extends { field: string }>(fields: readonly One[]): One[] {
  const place = ({ field }: One) => (ORDER.indexOf(field) + ORDER.length + 1) % (ORDER.length + 1)
  return fields.toSorted((a, b) => place(a) - place(b))
}

/** Whether a field holds the address of a picture. */
export const isPicture = (field: string) => field === 'imageUrl' || field === 'panoramaUrl'

const moments = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' })

/** A value as people read it; null when there is none. */
export function valueWords(field: string, value: unknown): string | null {
  if (field === 'publishedAt') return typeof value === 'string' ? moments.format(new Date(value)) : 'Draft'
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? null : listWords(value.map(entryWords))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A page that was read is its name, address and month, as in the form. */
const entryWords = (entry: unknown) =>
  typeof entry === 'object' && entry !== null ? Object.values(entry).join(' | ') : String(entry)

/** Sentences go on lines of their own, names in one row. */
const listWords = (list: readonly string[]) =>
  list.join(list.some((entry) => entry.length > 40) ? '\n' : ', ')
