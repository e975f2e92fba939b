// Sends malformed and far too large numbers wherever the API description has an integer.
import { describe, expect, test } from 'vitest'
import { aSeededSite } from '#tests/site.ts'
import { descriptionOf, operationsOf, type Schema, valueFor } from './description.ts'

const BAD = [2 ** 31, 2 ** 53, -1, 1.5, 'abc']
/** Further ones that only an address can have. */
const BAD_IN_PATHS = [0, '%00', '0x1', '%D9%A3', "1'"]

const site = await aSeededSite()
const admin = await site.signUp({ isAdmin: true })
const description = await descriptionOf(site)

type Path = (string | number)[]
interface Found {
  at: Path
  schema: Schema
}

/** The paths of integers in a body, optional ones too. */
function integersIn(schema: Schema, at: Path = []): Found[] {
  if (schema.$ref) return integersIn(description.components.schemas[schema.$ref.split('/').at(-1)!]!, at)
  if (schema.type === 'integer') return [{ at, schema }]
  const choices = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => integersIn(one, at))
  const inList = schema.items ? integersIn(schema.items, [...at, 0]) : []
  const fields = Object.entries(schema.properties ?? {})
  return [...choices, ...inList, ...fields.flatMap(([name, one]) => integersIn(one, [...at, name]))]
}

/** The value with one place in it replaced; missing parents are created. */
function replaced(whole: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by
  const inner = replaced((whole as Record<string, unknown> | undefined)?.[name], rest, by)
  if (typeof name === 'number') return [inner]
  return { ...(whole as object), [name]: inner }
}

const isDescribed = ({ minimum, maximum }: Schema, value: unknown) =>
  Number.isInteger(value) &&
  (minimum === undefined || (value as number) >= minimum) &&
  (maximum === undefined || (value as number) <= maximum)

const filled = (path: string, ids: Record<string, unknown> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? 1))

describe('a malformed number', () => {
  test('in a path is a 404', async () => {
    const found: string[] = []
    for (const { call, method, path, operation } of operationsOf(description))
      for (const { name, in: where, schema } of operation.parameters ?? []) {
        if (where !== 'path' || schema.type !== 'integer') continue
        found.push(call)
        for (const bad of [...BAD, ...BAD_IN_PATHS]) {
          const url = filled(path, { [name]: bad })
          const content = operation.requestBody?.content['application/json']
          const payload = content && (valueFor(description, content.schema) as object)
          const { statusCode } = await admin.call({ method, url, ...(payload && { payload }) })
          expect([method, url, statusCode]).toEqual([method, url, 404])
        }
      }
    expect(found.length).toBeGreaterThan(40)
  })

  test('in a query is a 400', async () => {
    const found: string[] = []
    for (const { call, method, path, operation } of operationsOf(description))
      for (const { name, in: where, schema } of operation.parameters ?? []) {
        if (where !== 'query' || schema.type !== 'integer') continue
        found.push(call)
        for (const bad of [...BAD, 0]) {
          const url = `${filled(path)}?${name}=${bad}`
          const { statusCode } = await admin.call({ method, url })
          const isCalm = isDescribed(schema, bad) ? statusCode < 500 : statusCode === 400
          expect([call, url, isCalm || statusCode]).toEqual([call, url, true])
        }
      }
    expect(found.length).toBeGreaterThan(20)
  })

  test('in a body or in its lists is a 400', async () => {
    const found: string[] = []
    for (const { call, method, path, operation } of operationsOf(description)) {
      const content = operation.requestBody?.content['application/json']
      if (!content) continue
      const valid = valueFor(description, content.schema)
      for (const { at, schema } of integersIn(content.schema)) {
        found.push(call)
        for (const bad of BAD) {
          const payload = replaced(valid, at, bad) as object
          const { statusCode } = await admin.call({ method, url: filled(path), payload })
          const isCalm = isDescribed(schema, bad) ? statusCode < 500 : statusCode === 400
          expect([call, at.join('.'), bad, isCalm || statusCode]).toEqual([call, at.join('.'), bad, true])
        }
      }
    }
    expect(found).toEqual(expect.arrayContaining(['POST /api/reports', 'POST /api/admin/dramas/bulk']))
  })
})
