// Runs an import and reports its progress line by line. The server continues if the connection is lost.
import type { ImportChoices } from '#contract/api/admin-import.ts'
import type { ImportStep } from '#contract/drama-import.ts'
import { storedToken } from '#web/api.ts'
import { ApiError } from '#web/query.ts'

export type Done = Extract<ImportStep, { step: 'done' }>

/** @throws ApiError */
export async function runImport(
  id: number,
  { existing, plain }: ImportChoices,
  onStep: (step: ImportStep) => void,
): Promise<Done> {
  const token = storedToken()
  const response = await fetch(`/api/admin/dramas/imports/${id}/run`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ existing, plain }),
  }).catch(() => null)
  if (!response?.body) throw new ApiError(0, CUT)
  if (!response.ok) {
    const body = await response.json().catch(() => ({}))
    throw new ApiError(response.status, body.message ?? response.statusText, body)
  }
  for await (const step of steps(response.body)) {
    if (step.step === 'failed') throw new ApiError(step.status, step.message)
    if (step.step === 'done') return step
    onStep(step)
  }
  throw new ApiError(0, CUT)
}

const CUT = 'The connection was lost. The import may have finished anyway. Please check Recent imports.'

async function* steps(body: ReadableStream<Uint8Array>): AsyncGenerator<ImportStep> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read().catch(() => {
      throw new ApiError(0, CUT)
    })
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line) yield stepOf(line)
  }
}

function stepOf(line: string): ImportStep {
  try {
    return JSON.parse(line)
  } catch {
    throw new ApiError(0, CUT)
  }
}
