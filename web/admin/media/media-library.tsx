// The library of uploaded pictures: search, choose, describe and delete.
import { useState } from 'react'
import type { Upload } from '#contract/api/images.ts'
import { UPLOADS_PAGE } from '#contract/images.ts'
import { plural } from '#contract/plural.ts'
import { LoadingInDialog } from '#web/admin/lists/loading.tsx'
import { Older } from '#web/admin/lists/older.tsx'
import { useParts } from '#web/admin/lists/use-parts.ts'
import { query } from '#web/api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { MediaCard } from './media-card.tsx'
import styles from './pictures.module.css'

interface MediaLibraryProps {
  open: boolean
  onClose: () => void
  onChoose: (picture: Upload) => void
}

export function MediaLibrary({ open, onClose, onChoose }: MediaLibraryProps) {
  return (
    <Dialog open={open} size="lg" title="Uploads" onClose={onClose}>
      {open && <Pictures onChoose={onChoose} />}
    </Dialog>
  )
}

function Pictures({ onChoose }: Pick<MediaLibraryProps, 'onChoose'>) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const find = (words: string) => setSearch(words.trim())
  return (
    // In the component tree this is inside the page's form, which a search must not submit.
    <search className={styles.find} onSubmit={(event) => event.stopPropagation()}>
      <SearchBox
        label="Search pictures by description or name"
        placeholder="Description or file name"
        value={typed}
        onChange={(words) => {
          setTyped(words)
          if (!words) find('')
        }}
        onSearch={find}
      />
      <Found key={search} search={search} onChoose={onChoose} />
    </search>
  )
}

/** The newest matching uploads, or those before one. */
const uploads = (search: string, before?: number) => query('GET /api/admin/uploads', { search, before })

function Found({ search, onChoose }: { search: string } & Pick<MediaLibraryProps, 'onChoose'>) {
  const query = useParts<Upload>((before) => uploads(search, before), UPLOADS_PAGE)
  const { data: all } = query
  if (!all) return <LoadingInDialog query={query} />
  if (all.length === 0)
    return <EmptyState heading="h3" title={search ? 'No matching pictures.' : 'No uploads yet.'} />
  return (
    <>
      <p role="status" className="vh">
        {plural(all.length, 'picture')}
      </p>
      <ul className={styles.library}>
        {all.map((picture) => (
          <li key={picture.id}>
            <MediaCard picture={picture} onChoose={() => onChoose(picture)} />
          </li>
        ))}
      </ul>
      <Older query={query} what="pictures" />
    </>
  )
}
