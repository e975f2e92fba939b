// Where a drama can be watched, from A to Z.
import { PLATFORMS } from '#contract/dramas.ts'
import { platformPath, platformSlug } from '#contract/platforms.ts'
import { classes } from '#web/ui/classes.ts'

interface PlatformBadgesProps {
  platforms: readonly string[]
  size?: 'sm' | 'md' | 'lg'
}

const known = new Map(PLATFORMS.map((name) => [platformSlug(name), platformPath(name)]))

export function PlatformBadge({ name, size = 'sm' }: { name: string; size?: 'sm' | 'md' | 'lg' }) {
  const path = known.get(platformSlug(name))
  return <span className={classes('ott', size, path ? `ott-${path}` : 'unknown')}>{name}</span>
}

export function PlatformBadges({ platforms, size = 'sm' }: PlatformBadgesProps) {
  if (platforms.length === 0) return <p className="small muted">Check local listings</p>
  return (
    <ul className="otts">
      {[...platforms]
        .sort((a, b) => a.localeCompare(b, 'en'))
        .map((name) => (
          <li key={name}>
            <PlatformBadge name={name} size={size} />
          </li>
        ))}
    </ul>
  )
}
