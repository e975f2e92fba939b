// The admin page. Its HTML is the same for everybody and has no admin data: it is fetched once an admin is known.
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { isAdmin, useMember } from '#web/auth/member.ts'
import { paths } from '#web/paths.ts'
import { Broken } from '#web/shell/broken.tsx'
import { Head } from '#web/shell/head.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { NeedsScript, Spinner } from '#web/ui/skeleton.tsx'
import styles from './admin.module.css'

const AdminArea = lazyPart(async () => (await import('./admin-area.tsx')).AdminArea, Broken)

export default function AdminPage() {
  const { member, loading } = useMember()
  const [, navigate] = useLocation()
  const mayEnter = isAdmin(member)
  const mustRedirect = !loading && !mayEnter
  useEffect(() => {
    if (mustRedirect) navigate(paths.home, { replace: true })
  }, [mustRedirect, navigate])

  return (
    <>
      <Head
        title="Admin Panel"
        description="Manage the dramas, articles, places and members of this site."
        path={paths.admin}
        hidden
      />
      {loading ? (
        <Checking />
      ) : (
        mayEnter && (
          <Suspense fallback={<Checking />}>
            <AdminArea />
          </Suspense>
        )
      )}
    </>
  )
}

const Checking = () => (
  <div className={`wrap wide ${styles.waiting}`}>
    <Spinner label="Checking admin access..." />
    <NeedsScript />
  </div>
)
