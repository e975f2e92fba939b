// Which dramas a query asks for, and what else it could choose.
import type { DramaCount } from '#contract/api/dramas.ts'
import { type ComfortWish, fitOf } from '#contract/comfort.ts'
import { PLATFORMS } from '#contract/dramas.ts'
import {
  type Choices,
  choicesOf,
  type Filters,
  type OnPlatform,
  onOwnList,
  rulesOf,
} from '#contract/filters.ts'
import { platformSlug } from '#contract/platforms.ts'
import type { Site } from '#server/site.ts'
import { onPlatformIn, showsWhereToWatch } from '#server/where-to-watch/read.ts'
import { wishOf } from './comfort.ts'
import type { KnownDrama } from './find.ts'

type Asked = Parameters<typeof wishOf>[0] & Filters & { country?: string | undefined; unchecked?: unknown }

export function narrowing({ db, env }: Pick<Site, 'db' | 'env'>) {
  const inCountry = onPlatformIn(db)

  /** In a country where that is known, on sites that know it. */
  const onPlatform = async (platform: string, country: string | undefined) => {
    const general = onOwnList(platform)
    return country && showsWhereToWatch(env) ? inCountry(country, platform, general) : general
  }

  /** Those that fit; with `unchecked` those that may, if somebody looked. */
  async function fitting(asked: Asked): Promise<(drama: KnownDrama) => boolean> {
    const wish = wishOf(asked)
    const isHere = asked.platform ? await onPlatform(asked.platform, asked.country) : undefined
    const rules = [...rulesOf<KnownDrama>(asked, isHere && (() => isHere)).values()]
    return (drama) =>
      fitsWish(drama, wish, asked.unchecked ? 'unknown' : 'fits') && rules.every((has) => has(drama))
  }

  /** How many fit; with topics also how many might, if somebody looked. */
  async function counted(dramas: readonly KnownDrama[], asked: Asked): Promise<DramaCount> {
    const count = dramas.filter(await fitting(asked)).length
    if (!wishOf(asked)) return { count }
    return { count, notLookedFor: dramas.filter(await fitting({ ...asked, unchecked: true })).length }
  }

  /** What can be chosen of each filter among the dramas that fit the wish. */
  async function choices(dramas: readonly KnownDrama[], asked: Asked): Promise<Choices> {
    const wish = wishOf(asked)
    const names = platformsOf(dramas)
    const here = new Map<string, (drama: KnownDrama) => boolean>()
    for (const name of [...names, ...(asked.platform ? [asked.platform] : [])])
      here.set(platformSlug(name), await onPlatform(name, asked.country))
    const isOn: OnPlatform<KnownDrama> = (platform) => here.get(platformSlug(platform))!
    return choicesOf(
      dramas.filter((drama) => fitsWish(drama, wish, 'fits')),
      asked,
      names,
      isOn,
    )
  }

  return { onPlatform, fitting, counted, choices }
}

const fitsWish = ({ feel }: KnownDrama, wish: ComfortWish | null, as: 'fits' | 'unknown') =>
  !wish || fitOf(feel, wish) === as

/** One spelling each, ours where we know it. */
const platformsOf = (dramas: readonly KnownDrama[]): string[] => {
  const names = new Map(
    dramas.flatMap(({ streamingPlatforms }) => streamingPlatforms.map((name) => [platformSlug(name), name])),
  )
  for (const name of PLATFORMS) if (names.has(platformSlug(name))) names.set(platformSlug(name), name)
  return [...names.values()]
}
