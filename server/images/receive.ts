// Reads the parts of a multipart form: files up to a limit, and texts.
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { Failure } from '#server/http/failures.ts'

const MOST_BYTES = 10 * 1024 * 1024

export interface Form {
  files: Map<string, { bytes: Buffer; name: string }>
  texts: Record<string, string>
}

/** What texts and the form's own lines may add to the files. */
const BESIDE_FILES = 1_000_000

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** @throws too-large or invalid, in words for people */
export async function receiveForm(
  request: FastifyRequest,
  { files: most }: { files: number },
): Promise<Form> {
  if (!request.isMultipart()) throw new Failure('wrong-type', 'The form must be sent as multipart/form-data')
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Failure('wrong-type', 'The form must be sent uncompressed')
  if (Number(request.headers['content-length'] ?? 0) > most * MOST_BYTES + BESIDE_FILES) throw tooLarge()
  const form: Form = { files: new Map(), texts: {} }
  try {
    const parts = request.parts({
      limits: {
        fileSize: MOST_BYTES + 1,
        files: most,
        fields: 40,
        fieldSize: 200_000,
        parts: 50,
        headerPairs: 20,
      },
    })
    for await (const part of parts) {
      if (part.type === 'field') {
        form.texts[part.fieldname] = String(part.value ?? '')
        continue
      }
      const bytes = await bytesOf(part.file)
      if (bytes.length > 0) form.files.set(part.fieldname, { bytes, name: part.filename ?? '' })
    }
  } catch (error) {
    const code = codeOf(error)
    if (
      code.startsWith('FST_FILES_LIMIT') ||
      code.startsWith('FST_PARTS_LIMIT') ||
      code.startsWith('FST_FIELDS_LIMIT')
    )
      throw new Failure('too-large', 'This form has too many fields or files')
    if (error instanceof Failure) throw error
    throw new Failure('invalid', 'The form is incomplete. Please send it again.')
  }
  return form
}

/** Stops reading at the limit. */
async function bytesOf(file: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of file as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > MOST_BYTES) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const tooLarge = () => new Failure('too-large', 'A picture can be up to 10 MB')
