// Reads the API description: its operations, and a valid value for any of its schemas.
import type { TestSite } from '#tests/site.ts'

export interface Schema {
  $ref?: string
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean'
  format?: string
  nullable?: boolean
  enum?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  const?: unknown
  allOf?: Schema[]
  additionalProperties?: boolean | Schema
}

interface Operation {
  operationId: string
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
  security?: Record<string, string[]>[]
}

export interface Description {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export const descriptionOf = (site: TestSite) => site.visitor.json<Description>('/api/openapi.json')

/** Every operation with its name: "GET /api/dramas/{id}". */
export const operationsOf = ({ paths }: Description) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const METHOD = method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE'
      return { call: `${METHOD} ${path}`, method: METHOD, path, operation }
    }),
  )

const TEXTS: Record<string, string> = {
  email: 'somebody@example.com',
  date: '2026-11-01',
  'date-time': '2026-11-01T12:00:00.000Z',
}

/** A valid value: the first of each choice, the smallest of each range, required fields only. */
export function valueFor(description: Description, schema: Schema): unknown {
  const inner = (one: Schema) => valueFor(description, one)
  if (schema.$ref) return inner(description.components.schemas[schema.$ref.split('/').at(-1)!]!)
  if (schema.enum) return schema.enum[0]
  if ('const' in schema) return schema.const
  const [first] = schema.anyOf ?? schema.allOf ?? schema.oneOf ?? []
  if (first) return inner(first)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, inner(schema.properties?.[name] ?? {})]),
      )
    case 'array':
      return [inner(schema.items ?? {})]
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return false
    default:
      return TEXTS[schema.format ?? ''] ?? 'x'.repeat(Math.max(1, schema.minLength ?? 1))
  }
}
