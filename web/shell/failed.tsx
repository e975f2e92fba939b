// The document of a page that the server could not make: it needs no script, and nothing of the database.
import { EmptyState } from '#web/ui/empty-state.tsx'

interface FailedPageProps {
  siteName: string
  /** the address that was asked for */
  address: string
  /** the words of the failure */
  children: string
}

export const FailedPage = ({ siteName, address, children }: FailedPageProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{`Could not show this page | ${siteName}`}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </head>
    <body>
      <main className="wrap read">
        <EmptyState
          companion="doctor"
          heading="h1"
          title="Could not show this page"
          action={
            <a className="btn" href={address}>
              Try again
            </a>
          }
        >
          {children}
        </EmptyState>
      </main>
    </body>
  </html>
)
