// The library of uploaded pictures: search, choose, describe and delete.
import { useState } from 'react'
import type { Upload } from '#contract/api/images.ts'
import { UPLOADS_PAGE } from '#contract/images.ts'
import { plural } from '#contract/plural.ts'
import { Parts } from '#web/admin/lists/parts.tsx'
import { OpensDialog } from '#web/admin/opens-dialog.tsx'
import { query } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { MediaCard } from './media-card.tsx'
import styles from './pictures.module.css'

interface MediaLibraryProps {
  onChoose: (picture: Upload) => void
}

export const MediaLibrary = ({ onChoose }: MediaLibraryProps) => (
  <OpensDialog
    title="Uploads"
    focus="field"
    button={(open) => (
      <Button variant="ghost" size="sm" icon="image" onClick={open}>
        Choose from uploads
      </Button>
    )}
  >
    {(close) => (
      <Pictures
        onChoose={(picture) => {
          onChoose(picture)
          close()
        }}
      />
    )}
  </OpensDialog>
)

function Pictures({ onChoose }: MediaLibraryProps) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  return (
    // In the component tree this is inside the page's form, which a search must not submit.
    <search className={styles.find} onSubmit={(event) => event.stopPropagation()}>
      <SearchBox
        label="Search pictures by description or name"
        placeholder="Description or file name"
        value={typed}
        onChange={(words) => {
          setTyped(words)
          if (!words) setSearch('')
        }}
        onSearch={(words) => setSearch(words.trim())}
      />
      <Parts<Upload>
        key={search}
        part={(before) => query('GET /api/admin/uploads', { search, before })}
        size={UPLOADS_PAGE}
        what="pictures"
        empty={search ? 'No matching pictures.' : 'No uploads yet.'}
      >
        {(pictures) => (
          <>
            <p role="status" className="vh">
              {plural(pictures.length, 'picture')}
            </p>
            <ul className={styles.library}>
              {pictures.map((picture) => (
                <li key={picture.id}>
                  <MediaCard picture={picture} onChoose={() => onChoose(picture)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Parts>
    </search>
  )
}
