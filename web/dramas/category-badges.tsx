// A drama's moods as badges in their own colors.
import { categoryLabel, knownCategory } from '#web/discovery/categories.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CATEGORY_ICONS } from '#web/ui/icon-names.ts'

interface CategoryBadgesProps {
  categories: readonly string[]
  /** show only the first so many */
  first?: number
  size?: 'sm' | 'lg'
}

export function CategoryBadges({ categories, first = categories.length, size = 'sm' }: CategoryBadgesProps) {
  return (
    <ul className="tags">
      {categories.slice(0, first).map((category) => (
        <CategoryBadge key={category} category={category} size={size} />
      ))}
    </ul>
  )
}

function CategoryBadge({ category, size = 'sm' }: { category: string; size?: 'sm' | 'lg' }) {
  const known = knownCategory(category)
  return (
    <Badge
      as="li"
      size={size}
      {...(known && { dye: `cat-${known}` })}
      {...(known && size === 'lg' && { icon: CATEGORY_ICONS[known] })}
    >
      {categoryLabel(category)}
    </Badge>
  )
}
