// The browser's entry: hydrates the page that the server rendered.
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readInBrowser } from './api.ts'
import { startSession } from './auth/member.ts'
import { Document } from './document.tsx'
import type { BrowserData } from './entry-server.tsx'
import { loadPage } from './load-page.ts'
import { hydrateQueries, makeQueryClient } from './query.ts'
import './styles/index.css'

void startSession()
const script = document.getElementById('page-data')
const { address, facts, data }: BrowserData = JSON.parse(
  script?.textContent ?? '{"address":"/","facts":{"name":"","url":""},"data":[]}',
)
script?.remove()
const client = makeQueryClient(readInBrowser)
hydrateQueries(client, data)
await Promise.all([address, location.href].map((url) => loadPage(client, url)))
// A transition lets the browser scroll and paint in between; presses have priority.
startTransition(() => {
  hydrateRoot(document, <Document client={client} facts={facts} address={address} />)
})
// Late, so that it costs the first view nothing; at once when offline, because it shows the offline notice.
setTimeout(() => void import('./offline/register-worker.ts').catch(() => {}), navigator.onLine ? 4000 : 0)
