// The whole HTML document: React renders it on the server and hydrates it in the browser.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Site } from './site.tsx'
import { type SiteFacts, SiteFactsProvider } from './site-facts.tsx'
import { PRELOAD_FONTS } from './styles/font-files.ts'

interface DocumentProps {
  client: QueryClient
  facts: SiteFacts
  /** the address the server rendered; the browser hydrates with it first, then follows its own */
  address: string
}

export function Document({ client, facts, address }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f1f6f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a1d1e" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${facts.name}: K-Star News`}
          href="/feed.xml"
        />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${facts.name}: New dramas`}
          href="/dramas.xml"
        />
        {PRELOAD_FONTS.map((file) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="" />
        ))}
      </head>
      <body>
        <QueryClientProvider client={client}>
          <SiteFactsProvider value={facts}>
            <Site address={address} />
          </SiteFactsProvider>
        </QueryClientProvider>
      </body>
    </html>
  )
}
