// The kinds of offers in "where to watch", countries in addresses, and the credits that the data asks for.
import { fromAToZ } from './in-words.ts'

/** TMDB's names of the kinds, in the order they are shown. */
export const OFFER_KINDS = ['flatrate', 'free', 'ads', 'rent', 'buy'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

export const OFFER_LABELS: Record<OfferKind, string> = {
  flatrate: 'With a subscription',
  free: 'Free',
  ads: 'Free with ads',
  rent: 'To rent',
  buy: 'To buy',
}

/** Watched without paying for the drama itself: these become badges, and are what the platform pages filter by. */
export const WATCHED: readonly OfferKind[] = ['flatrate', 'free', 'ads']

/** The services of each kind; a kind without services is left out. */
export type Offers = Partial<Record<OfferKind, string[]>>

/** Where a drama can be watched without paying for it, from A to Z. */
export const platformsIn = (offers: Offers): string[] =>
  [...new Set(WATCHED.flatMap((kind) => offers[kind] ?? []))].sort(fromAToZ)

/** "de" is DE; anything but two letters is no country. */
export const countryIn = (text: string | null | undefined): string | undefined =>
  text && /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : undefined

/** Dramas whose platforms one call may ask for. */
export const PLATFORMS_AT_ONCE = 100
