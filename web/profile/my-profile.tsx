// The top of the profile: the patchwork band, the name, email and password.
import { useState } from 'react'
import type { Member } from '#contract/api/auth.ts'
import { localDay, monthAndYear } from '#contract/in-words.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Face } from '#web/ui/face.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Piece, Sheet } from '#web/ui/sheet.tsx'
import { ChangePassword } from './change-password.tsx'
import styles from './profile.module.css'

const MASK = '•'.repeat(12)
/** opened by /.well-known/change-password: the dialog is open at once */
const CHANGE_PASSWORD = '#change-password'

export function MyProfile({ member }: { member: Member }) {
  const [shown, setShown] = useState(false)
  const [changing, setChanging] = useState(location.hash === CHANGE_PASSWORD)
  return (
    <>
      <div>
        <Band />
        <div className={styles.id}>
          <Face name={member.username} size="xl" dye="dye-sol" />
          <div>
            <h1>My Profile</h1>
            <p>
              {member.username}, member since {monthOf(member.createdAt)}
            </p>
          </div>
        </div>
      </div>
      <section className="panel" aria-label="Account">
        <div className={styles.two}>
          <TextField label="Email" readOnly value={member.email ?? 'Not provided'} />
          <TextField
            label="Password"
            readOnly
            type={shown ? 'text' : 'password'}
            autoComplete="off"
            value={shown ? 'Stored securely, cannot be displayed' : MASK}
            beside={
              <>
                <IconButton
                  label={shown ? 'Hide password' : 'Show password'}
                  icon={shown ? 'eye-off' : 'eye'}
                  edged
                  onClick={() => setShown(!shown)}
                />
                <Button variant="quiet" onClick={() => setChanging(true)}>
                  Change
                </Button>
              </>
            }
          />
        </div>
      </section>
      <ChangePassword open={changing} onClose={() => setChanging(false)} />
    </>
  )
}

function Band() {
  return (
    <div className={styles.band} aria-hidden="true">
      <Sheet className={styles.sheet}>
        <Piece dye="ramie-celadon" weave />
        <Piece dye="ramie-rose" weave="across" />
        <Picture name="sea" className={styles.tall} />
        <Piece dye="ramie-apricot" weave />
        <Piece dye="ramie-sky" weave="across" />
        <Piece dye="ramie-leaf" weave />
        <Picture name="mountain" />
        <Piece dye="ramie-plain" weave />
        <Piece dye="ramie-lilac" weave="across" />
        <Piece dye="ramie-rose" weave />
        <Piece dye="ramie-celadon" weave="across" />
      </Sheet>
    </div>
  )
}

const Picture = ({ name, className }: { name: string; className?: string }) => (
  <Piece className={className}>
    <picture>
      <source type="image/avif" srcSet={`/images/home/${name}.avif`} />
      <img src={`/images/home/${name}.webp`} alt="" decoding="async" />
    </picture>
  </Piece>
)

const monthOf = (moment: string) => monthAndYear(localDay(moment))
