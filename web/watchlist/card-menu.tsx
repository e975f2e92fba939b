// The button on a drama's card that opens what is mine of it.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Drama } from '#contract/api/dramas.ts'
import { useMember } from '#web/auth/member.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import styles from './card-menu.module.css'
import { isInWatchlist } from './queries.ts'

const MinePanel = lazyPart(async () => (await import('./mine-panel.tsx')).MinePanel)

export function CardMenu({ drama }: { drama: Pick<Drama, 'id' | 'title' | 'episodes' | 'membersRating'> }) {
  const [open, setOpen] = useState(false)
  const { member } = useMember()
  // What is known already; the button itself asks for nothing.
  const { data } = useQuery({ ...isInWatchlist(drama.id), enabled: false })
  return (
    <div className={styles.menu}>
      <IconButton
        label={`My list: ${drama.title}`}
        icon="bookmark"
        iconFill={member !== null && data?.isInWatchlist === true}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} title={drama.title} focus="title" onClose={() => setOpen(false)}>
        <Suspense>
          <MinePanel drama={drama} />
        </Suspense>
      </Dialog>
    </div>
  )
}
