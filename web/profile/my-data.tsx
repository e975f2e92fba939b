// Downloading one's data and deleting the account.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Member } from '#contract/api/auth.ts'
import { readInBrowser } from '#web/api.ts'
import { saveFile } from '#web/save-file.ts'
import { sayFailed } from '#web/say-failed.ts'
import { useSite } from '#web/site-facts.tsx'
import { Button } from '#web/ui/button.tsx'
import { DeleteAccount } from './delete-account.tsx'

export function MyData({ member }: { member: Member }) {
  const site = useSite()
  const [isDeleting, setDeleting] = useState(false)
  const download = useMutation({
    mutationFn: () => readInBrowser('/api/auth/my-data'),
    onSuccess: (everything) =>
      saveFile(
        JSON.stringify(everything, null, 2),
        `${site.name.toLowerCase()}-my-data.json`,
        'application/json',
      ),
    onError: (error) => sayFailed(error, 'Could not download your data. Please try again.'),
  })
  return (
    <section className="stack" aria-labelledby="my-data">
      <h2 id="my-data">Your data</h2>
      <div className="panel stack">
        <p className="muted">
          Download everything {site.name} stores about you, in one file that other programs can read. Or
          delete your account: you choose whether your posts, comments and public reviews stay without your
          name.
        </p>
        <div className="row">
          <Button
            variant="quiet"
            icon="download"
            pending={download.isPending}
            onClick={() => download.mutate()}
          >
            Download my data
          </Button>
          <Button variant="ghost" icon="user-x" onClick={() => setDeleting(true)}>
            Close my account
          </Button>
        </div>
      </div>
      <DeleteAccount member={member} open={isDeleting} onClose={() => setDeleting(false)} />
    </section>
  )
}
