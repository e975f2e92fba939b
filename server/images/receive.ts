// Reads the parts of a multipart form: files up to a limit, and texts.
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '#contract/images.ts'
import { Failure } from '#server/http/failures.ts'
import { brokenForm, notAForm } from '#server/http/multipart.ts'

export interface Form {
  files: Map<string, { bytes: Buffer; name: string }>
  texts: Record<string, string>
}

/** What texts and the form's own lines may add to the files. */
const BESIDE_FILES = 1_000_000

/** @throws too-large or invalid, in words for people */
export async function receiveForm(
  request: FastifyRequest,
  { files: most }: { files: number },
): Promise<Form> {
  if (!request.isMultipart()) throw notAForm()
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Failure('wrong-type', 'The form must be sent uncompressed')
  if (Number(request.headers['content-length'] ?? 0) > most * UPLOAD_BYTES + BESIDE_FILES) throw tooLarge()
  const form: Form = { files: new Map(), texts: {} }
  try {
    const parts = request.parts({
      limits: {
        fileSize: UPLOAD_BYTES + 1,
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
    throw brokenForm(error)
  }
  return form
}

/** Stops reading at the limit. */
async function bytesOf(file: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of file as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > UPLOAD_BYTES) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const tooLarge = () => new Failure('too-large', UPLOAD_TOO_LARGE)
