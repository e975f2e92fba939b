// Generates the OpenAPI 3.0 description from the contract.
import { AREAS, api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { navigationOf, operationOf } from './openapi-operation.ts'
import { Schemas } from './openapi-schemas.ts'

interface Described {
  name: string
  siteUrl: string
  /** the cookie that holds the session */
  cookie: string
  /** addresses a browser goes to, each with a sentence */
  navigations: Record<string, string>
}

export function describeApi({ name, siteUrl, cookie, navigations }: Described) {
  const schemas = new Schemas()
  const operations = [
    ...Object.entries(api).map(([call, endpoint]) => [
      call,
      operationOf(call, endpoint as Endpoint, schemas),
    ]),
    ...Object.entries(navigations).map(([call, does]) => [call, navigationOf(call, does, schemas)]),
  ] as [string, object][]
  const paths: Record<string, Record<string, object>> = {}
  for (const [call, operation] of operations) {
    const [method, path] = call.split(' ') as [string, string]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: `${name} API`,
      version: '1',
      description: `The API behind the pages of ${name}. Unknown fields in a request are ignored; answers may gain new fields.`,
      contact: { name, url: `${siteUrl}/contact` },
      license: { name: 'Ask before you build on it', url: `${siteUrl}/contact` },
    },
    servers: [{ url: siteUrl }],
    tags: Object.entries(AREAS).map(([area, description]) => ({ name: area, description })),
    paths,
    components: {
      schemas: schemas.named,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token returned by signing in.' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: cookie,
          description: 'Set by signing in. Writes with it need an Origin of this site.',
        },
      },
    },
  }
}
