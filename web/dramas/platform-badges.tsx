// The platforms of a drama, from A to Z.
import { PLATFORMS } from '#contract/dramas.ts'
import { fromAToZ } from '#contract/in-words.ts'
import { platformPath, platformSlug } from '#contract/platforms.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'

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
  /** the link leads to the platform itself */
  leadsOut?: boolean
}

export function PlatformBadge({
  name,
  size = 'sm',
  as: Kind = 'span' as 'li',
  href,
  leadsOut,
}: PlatformBadgeProps) {
  const path = known.get(platformSlug(name))
  const className = classes('ott', size, path ? `ott-${path}` : 'unknown')
  if (href === undefined) return <Kind className={className}>{name}</Kind>
  if (!leadsOut)
    return (
      <a className={className} href={href}>
        {name}
      </a>
    )
  return (
    <a className={className} href={href} rel="noreferrer external">
      <span className="vh">Watch on </span>
      {name}
      <Icon name="external-link" />
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
