// Validates input against a schema of the contract.
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { Failure } from './failures.ts'

/** @throws invalid, with the path and message of everything that is wrong */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Failure('invalid', issues[0]?.message ?? 'Invalid request', { issues })
}

/** The same for Fastify, which asks it about the body and the query of every call. */
export const checkWith: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (value) => {
    try {
      return { value: check(schema, value) }
    } catch (error) {
      return { error: error as Failure }
    }
  }
