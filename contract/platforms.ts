// Streaming platforms in addresses and headings.

/** Platforms compare by letters and digits only: "Disney+" and "disney" are one. */
export const platformSlug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('+', '')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The address part of a platform: "Apple TV+" is "apple-tv". */
export const platformPath = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('+', '')
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')

/** What the heading of a platform page says: the capitalised platform; "disney" is "Disney+". */
export function platformHeading(slug: string): string {
  if (slug.toLowerCase() === 'disney') return 'Disney+'
  return slug.charAt(0).toUpperCase() + slug.slice(1)
}
