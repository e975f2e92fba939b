// @vitest-environment jsdom
// Lists that come as HTML without their data.
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { dataOf, htmlOnly } from './html-only.ts'
import { PageHtml } from './page-html.tsx'
import { dehydrateQueries, HtmlOnly, hydrateQueries, makeQueryClient } from './query.ts'
import { settle } from './ui/on-stage.tsx'

let requests: string[]
let names: string[]
beforeEach(() => {
  requests = []
  names = ['Ae-sun', 'Gwan-sik']
})
const read = async (url: string) => {
  requests.push(url)
  return names
}
let address = 0
const aQuery = () => htmlOnly<string[]>({ queryKey: [`/api/names?page=${++address}`] })

function Names({ query }: { query: ReturnType<typeof aQuery> }) {
  const { data = [] } = useQuery(query)
  if (data instanceof HtmlOnly) return <PageHtml of={data} className="names" />
  return (
    <div className="names">
      {data.map((name) => (
        <b key={name}>{name}</b>
      ))}
    </div>
  )
}

/** A page as the server sends it, hydrated. */
async function aPage(query = aQuery()) {
  const server = makeQueryClient(read)
  await server.prefetchQuery(query)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(
    <QueryClientProvider client={server}>
      <Names query={query} />
    </QueryClientProvider>,
  )
  const data = dehydrateQueries(server)
  requests = []
  const client = makeQueryClient(read)
  hydrateQueries(client, data)
  const element = (isShown: boolean) => (
    <QueryClientProvider client={client}>{isShown && <Names query={query} />}</QueryClientProvider>
  )
  const root = await act(async () => hydrateRoot(place, element(true)))
  const show = (isShown: boolean) => act(async () => root.render(element(isShown)))
  return { client, data, place, query, show }
}

test('the page carries the length of the list, and neither its data nor a request for it', async () => {
  const { data, place, query } = await aPage()
  expect(data).toEqual([[query.queryKey[0], null, 2]])
  expect(place.innerHTML).toBe('<div class="names"><b>Ae-sun</b><b>Gwan-sik</b></div>')
  expect(requests).toEqual([])
})

test('an empty list is carried as data', async () => {
  names = []
  const { data } = await aPage()
  expect(data[0]!.slice(1)).toEqual([[]])
})

test('whoever returns to the list finds it at once, without a request', async () => {
  const { place, show } = await aPage()
  await show(false)
  expect(place.textContent).toBe('')
  await show(true)
  expect(place.innerHTML).toBe('<div class="names"><b>Ae-sun</b><b>Gwan-sik</b></div>')
  expect(requests).toEqual([])
})

test('a list that has changed is fetched and shown', async () => {
  const { client, place, query } = await aPage()
  names = ['Geum-myeong']
  await act(() => client.invalidateQueries({ queryKey: query.queryKey }))
  await settle()
  expect(place.textContent).toBe('Geum-myeong')
  expect(requests).toHaveLength(1)
})

test('where the HTML is lost the data is fetched', async () => {
  const query = aQuery()
  const client = makeQueryClient(read)
  hydrateQueries(client, [[query.queryKey[0] as string, null, 2]])
  const { onStage } = await import('./ui/on-stage.tsx')
  const { place } = await onStage(
    <QueryClientProvider client={client}>
      <Names query={query} />
    </QueryClientProvider>,
  )
  await settle()
  expect(place.textContent).toBe('Ae-sunGwan-sik')
})

test('the data itself can be had', async () => {
  const { client, query } = await aPage()
  expect(await dataOf(client, query)).toEqual(names)
  expect(requests).toHaveLength(1)
})
