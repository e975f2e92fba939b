// Receives the file of an import, or pasted text.
import type { FastifyRequest } from 'fastify'
import { IMPORT_BYTES, IMPORT_FILE_TOO_LARGE } from '#contract/drama-import.ts'
import { ENCODINGS, type Encoding } from '#contract/text-encoding.ts'
import { Failure, invalid } from '#server/http/failures.ts'
import { brokenForm, notAForm, readableName } from '#server/http/multipart.ts'

const LONGEST_NAME = 120

interface ReceivedFile {
  bytes: Uint8Array
  name: string
  /** the admin's choice; null: detect it */
  encoding: Encoding | null
  isPasted: boolean
}

/** @throws too-large, wrong-type or invalid, in words for people */
export async function receiveFile(request: FastifyRequest): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw notAForm()
  let file: { bytes: Buffer; name: string } | null = null
  const texts: Record<string, string> = {}
  try {
    const limits = { fileSize: IMPORT_BYTES, fieldSize: IMPORT_BYTES, files: 1, fields: 4, parts: 5 }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = { bytes: await part.toBuffer(), name: part.filename ?? '' }
      else if (part.fieldname === 'text' && part.valueTruncated) throw tooLarge()
      else texts[part.fieldname] = String(part.value ?? '')
    }
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'FST_REQ_FILE_TOO_LARGE'
    throw isTooLarge ? tooLarge() : brokenForm(error)
  }
  const bytes = file?.bytes ?? Buffer.from(texts.text ?? '')
  if (bytes.length === 0) throw invalid('file', 'Please choose a file or paste its content')
  return {
    bytes,
    name: readableName(texts.name || file?.name || 'Pasted text', LONGEST_NAME),
    encoding: file ? chosenEncoding(texts.encoding) : 'utf-8',
    isPasted: file === null,
  }
}

function chosenEncoding(name = ''): Encoding | null {
  if (name === '') return null
  if (!Object.hasOwn(ENCODINGS, name))
    throw invalid('encoding', `encoding must be one of ${Object.keys(ENCODINGS).join(', ')}`)
  return name as Encoding
}

const tooLarge = () => new Failure('too-large', IMPORT_FILE_TOO_LARGE)
