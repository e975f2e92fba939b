// Downloading one's data and deleting the account.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Member } from '#contract/api/auth.ts'
import { readInBrowser } from '#web/api.ts'
import { serverMessage } from '#web/failure-words.ts'
import { useSite } from '#web/site-facts.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { DeleteAccount } from './delete-account.tsx'

export function MyData({ member }: { member: Member }) {
  const site = useSite()
  const [isDeleting, setDeleting] = useState(false)
  const download = useMutation({
    mutationFn: () => readInBrowser('/api/auth/my-data'),
    onSuccess: (everything) => save(everything, `${site.name.toLowerCase()}-my-data.json`),
    onError: (error) =>
      toast({
        title: 'Error',
        description: serverMessage(error, 'Could not download your data. Please try again.'),
        variant: 'destructive',
      }),
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

function save(everything: unknown, name: string) {
  const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // by then the browser has started to read it
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
