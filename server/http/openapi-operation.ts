// Turns one call of the contract into an OpenAPI operation.
import { z } from 'zod'
import { failureBody } from '#contract/api/failure.ts'
import { fileOf, id } from '#contract/api/fields.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { FAILURES, type FailureName } from '#contract/failure.ts'
import { failsOf } from './documented-failures.ts'
import type { Schema, Schemas } from './openapi-schemas.ts'

const JSON_TYPE = 'application/json'

export function operationOf(call: string, endpoint: Endpoint, schemas: Schemas) {
  const { does, who = 'anyone', limit, personal } = endpoint
  const parameters = [...pathParameters(call, schemas), ...queryParameters(endpoint.query, schemas)]
  const requestBody = bodyOf(endpoint, schemas)
  const budget = limit ? ` At most ${limit.max} in ${limit.seconds} seconds.` : ''
  return {
    ...named(call, does + budget),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...answersOf(call, endpoint, schemas), ...failuresOf(failsOf(endpoint, call), schemas) },
    security:
      who === 'anyone' && !personal ? [] : [...(personal ? [{}] : []), { bearer: [] }, { cookie: [] }],
  }
}

/** An address that a browser goes to. */
export const navigationOf = (call: string, does: string, schemas: Schemas) => ({
  ...named(call, does, 'auth'),
  responses: {
    302: {
      description: 'Redirects the browser.',
      headers: { Location: { schema: { type: 'string', format: 'uri-reference' } } },
    },
    ...failuresOf(['too-many'], schemas),
  },
  security: [],
})

/** "getDramasById" for "GET /api/dramas/{id}": the same name for as long as the address is the same. */
function operationIdOf(call: string): string {
  const [method, ...parts] = call.replace(' /api/', '/').split(/[/-]/) as [string, ...string[]]
  const words = parts.flatMap((part) => (part.startsWith('{') ? `by-${part.slice(1, -1)}` : part).split('-'))
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

const named = (call: string, description: string, tag = call.split('/')[2]!) => ({
  operationId: operationIdOf(call),
  summary: description.split(/\.(\s|$)/, 1)[0]!,
  description,
  tags: [tag],
})

const pathParameters = (call: string, schemas: Schemas) =>
  [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name!,
    in: 'path',
    required: true,
    schema: schemas.of(/^id$|Id$/.test(name!) ? id : z.string().min(1), 'input'),
  }))

function queryParameters(query: z.ZodType | undefined, schemas: Schemas) {
  if (!query) return []
  const { properties = {}, required = [] } = schemas.of(query, 'input') as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function bodyOf({ takes, sentAs, files }: Endpoint, schemas: Schemas) {
  if (!takes && !files) return undefined
  const content: Record<string, { schema: Schema }> = {}
  if (takes && sentAs !== 'form') content[JSON_TYPE] = { schema: schemas.of(takes, 'input') }
  if (sentAs) content['multipart/form-data'] = { schema: schemas.of(formOf(takes, files), 'input') }
  // an empty body counts as {}
  return { required: sentAs !== undefined || takes?.safeParse({}).success === false, content }
}

function formOf(takes: z.ZodType | undefined, files: Endpoint['files'] = {}) {
  const file = fileOf('application/octet-stream')
  const parts = Object.entries(files).map(([name, isNeeded]) => [name, isNeeded ? file : file.optional()])
  return z.object({ ...(takes instanceof z.ZodObject && takes.shape), ...Object.fromEntries(parts) })
}

function answersOf(call: string, { gives, status = 200, who }: Endpoint, schemas: Schemas) {
  const shapes = gives instanceof z.ZodUnion ? (gives.options as z.ZodType[]) : [gives]
  const types = Map.groupBy(shapes, (shape) => String(shape.meta()?.contentMediaType ?? JSON_TYPE))
  const content = Object.fromEntries(
    [...types].map(([type, [shape]]) => [
      type,
      { schema: schemas.of(types.size > 1 ? shape! : gives, 'output') },
    ]),
  )
  const hasEtag = call.startsWith('GET ') && who === undefined && types.has(JSON_TYPE)
  return {
    [status]: { description: status === 201 ? 'Created.' : 'Success.', content },
    ...(hasEtag && { 304: { description: 'Not changed since the ETag in If-None-Match.' } }),
  }
}

/** Besides those the call names, every call has the two that can happen to any of them. */
function failuresOf(names: readonly FailureName[], schemas: Schemas) {
  const content = { [JSON_TYPE]: { schema: schemas.of(failureBody, 'output') } }
  const byStatus = Map.groupBy(names, (name) => FAILURES[name])
  const later = {
    'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  }
  const described = [...byStatus].map(([status, sorts]) => [
    status,
    {
      description: `Failed: ${sorts.join(', ')}.`,
      ...((status === 429 || status === 503) && { headers: later }),
      content,
    },
  ])
  return {
    ...Object.fromEntries(described),
    431: { description: 'The request headers are too large.', content },
    default: {
      description: 'Any other failure: 503 while the site is busy, 500 for an internal error.',
      content,
    },
  }
}
