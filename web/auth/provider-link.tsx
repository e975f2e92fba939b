// The link to the external identity provider, where the site has one.
import { paths } from '#web/paths.ts'
import { useSite } from '#web/site-facts.tsx'
import { saveReturnPath } from './before-sign-in.ts'
import styles from './join-dialog.module.css'

export function ProviderLink() {
  const { provider } = useSite()
  if (!provider) return null
  return (
    <>
      <hr className="stitch" />
      <a href={paths.signIn} className={`btn quiet block ${styles.provider}`} onClick={saveReturnPath}>
        Continue with {provider}
      </a>
    </>
  )
}
