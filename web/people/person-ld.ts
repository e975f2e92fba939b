// Structured data: who somebody is, and the dramas of the catalogue that name them as actor or author.
import type { Person } from '#contract/api/people.ts'
import { paths } from '#web/paths.ts'

export function personLd(person: Person, site: string) {
  const { slug, name, nativeName, otherNames, photo, remark, acted, wrote } = person
  const other = [...(nativeName ? [nativeName] : []), ...otherNames]
  const series = (dramas: Person['acted']) =>
    dramas
      .filter(({ inIndex }) => !inIndex)
      .map(({ id, title, year }) => ({
        '@type': 'TVSeries',
        name: title,
        datePublished: String(year),
        url: site + paths.drama(id),
      }))
  const of = { actor: series(acted), author: series(wrote) }
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    ...(other.length > 0 && { alternateName: other }),
    ...(remark && { disambiguatingDescription: remark }),
    ...(photo && { image: site + photo }),
    url: site + paths.person(slug),
    jobTitle: [...(acted.length > 0 ? ['Actor'] : []), ...(wrote.length > 0 ? ['Screenwriter'] : [])],
    '@reverse': Object.fromEntries(Object.entries(of).filter(([, dramas]) => dramas.length > 0)),
  }
}
