// A drama's moods as badges in their own colors.
import { foldCategory } from '#contract/fold-category.ts'
import { MOODS } from '#contract/moods.ts'
import { categoryLabel, knownCategory } from '#web/discovery/categories.ts'
import { Badge } from '#web/ui/badge.tsx'

interface CategoryBadgesProps {
  categories: readonly string[]
  /** show only the first so many */
  first?: number
  size?: 'sm' | 'lg'
}

export function CategoryBadges({ categories, first = categories.length, size = 'sm' }: CategoryBadgesProps) {
  // One category in two spellings is shown once.
  const folded = categories.map(foldCategory)
  const all = categories.filter((_, at) => folded.indexOf(folded[at]!) === at)
  return (
    <ul className="tags">
      {all.slice(0, first).map((category) => (
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
      {...(known && size === 'lg' && { icon: MOODS[known].icon })}
    >
      {categoryLabel(category)}
    </Badge>
  )
}
