// Turns schemas of the contract into OpenAPI schemas. Named ones become references.
import { z } from 'zod'

export type Schema = Record<string, unknown>

export class Schemas {
  readonly named: Record<string, Schema> = {}

  /** @param io 'input' for what is sent to the site, 'output' for what it answers */
  of(shape: z.ZodType, io: 'input' | 'output'): Schema {
    // As the items of a list: the shape itself may have a name too.
    const list = z.toJSONSchema(z.array(shape), {
      target: 'openapi-3.0',
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => tidy(jsonSchema as Schema, io),
    })
    const text = JSON.stringify(list).replaceAll('"#/definitions/', '"#/components/schemas/')
    const { items, definitions = {} } = JSON.parse(text, plainReference) as {
      items: Schema
      definitions?: Schema
    }
    for (const [name, schema] of Object.entries(definitions)) this.#add(name, schema as Schema)
    return items
  }

  #add(name: string, schema: Schema) {
    const known = this.named[name]
    if (known && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`Two shapes of the contract are called ${name}`)
    this.named[name] = schema
  }
}

/** Zod wraps the reference of an optional field: `{ allOf: [reference] }`. */
const plainReference = (_: string, value: unknown) =>
  value instanceof Object && 'allOf' in value && Object.keys(value).length === 1
    ? (value.allOf as Schema[])[0]
    : value

/** Adjusts Zod's JSON schema to OpenAPI 3.0. */
function tidy(schema: Schema, io: 'input' | 'output') {
  // A field more in an answer breaks no client.
  if (schema.additionalProperties === false) delete schema.additionalProperties
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  // For readers of the contract: it stands beside the answer, as its type.
  delete schema.contentMediaType
  if (io === 'output' && (schema.format === 'date-time' || schema.format === 'date')) delete schema.pattern
  if (schema.nullable && Array.isArray(schema.enum) && !schema.enum.includes(null))
    schema.enum = [...schema.enum, null]
}
