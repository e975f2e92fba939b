// Every call of the API as a test can make it; ids are ones that do not exist.
import { api, type Call } from '#contract/api.ts'
import type { Endpoint, Who } from '#contract/endpoint.ts'

export interface AnyCall {
  call: Call
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  who: Who
  endpoint: Endpoint
}

/** Names in paths that are no ids. */
const WORDS: Record<string, string> = {
  platform: 'netflix',
  area: 'drama',
  item: '1',
  slug: 'nobody',
  name: 'nobody',
}

export const everyCall: AnyCall[] = (Object.entries(api) as [Call, Endpoint][]).map(([call, endpoint]) => {
  const [method, path] = call.split(' ') as [AnyCall['method'], string]
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => WORDS[name] ?? '987654')
  return { call, method, url, who: endpoint.who ?? 'anyone', endpoint }
})

export const reads = everyCall.filter(({ method }) => method === 'GET')
export const writes = everyCall.filter(({ method }) => method !== 'GET')
export const closed = everyCall.filter(({ who }) => who !== 'anyone')
export const open = everyCall.filter(({ who }) => who === 'anyone')
export const limited = everyCall.filter(({ endpoint }) => endpoint.limit)
