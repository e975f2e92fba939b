// The platforms of a drama, from A to Z.
import { PLATFORMS } from '#contract/dramas.ts'
import { fromAToZ } from '#contract/in-words.ts'
import { platformPath, platformSlug } from '#contract/platforms.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'

interface PlatformBadgesProps {
  platforms: readonly string[]
  size?: 'sm' | 'md' | 'lg'
  /** each links to its platform's page; not on cards, which are links already */
  linked?: boolean
}

const known = new Map(PLATFORMS.map((name) => [platformSlug(name), platformPath(name)]))

interface PlatformBadgeProps {
  name: string
  size?: 'sm' | 'md' | 'lg'
  /** an entry of a list */
  as?: 'li'
  href?: string | undefined
}

export function PlatformBadge({ name, size = 'sm', as: Kind = 'span' as 'li', href }: PlatformBadgeProps) {
  const path = known.get(platformSlug(name))
  const className = classes('ott', size, path ? `ott-${path}` : 'unknown')
  if (href === undefined) return <Kind className={className}>{name}</Kind>
  return (
    <a className={className} href={href}>
      {name}
    </a>
  )
}

export function PlatformBadges({ platforms, size = 'sm', linked }: PlatformBadgesProps) {
  if (platforms.length === 0) return <p className="small muted">Check local listings</p>
  return (
    <ul className="otts">
      {[...platforms].sort(fromAToZ).map((name) =>
        linked ? (
          <li key={name}>
            <PlatformBadge name={name} size={size} href={paths.platform(name)} />
          </li>
        ) : (
          <PlatformBadge key={name} as="li" name={name} size={size} />
        ),
      )}
    </ul>
  )
}
