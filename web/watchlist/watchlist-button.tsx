// The watchlist button: green adds, red removes.
import type { MouseEvent } from 'react'
import { Button } from '#web/ui/button.tsx'

export function WatchlistButton({ isIn, onPress }: { isIn: boolean; onPress: () => void }) {
  const onClick = ({ detail }: MouseEvent) => {
    // Ignore the second click of a double click.
    if (detail <= 1) onPress()
  }
  return (
    <Button
      variant={isIn ? 'red' : 'primary'}
      block
      icon="heart"
      iconFill={isIn}
      aria-pressed={isIn}
      onClick={onClick}
    >
      {isIn ? 'In Watchlist' : 'Add to Watchlist'}
    </Button>
  )
}
