// Calls an instance over the network, signed in or not.
export interface Answer<T> {
  status: number
  body: T
  headers: Headers
}

export interface Caller {
  get: <T = unknown>(path: string) => Promise<Answer<T>>
  send: <T = unknown>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<Answer<T>>
}

export function caller(url: string, token?: string): Caller {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  async function call<T>(path: string, init: RequestInit): Promise<Answer<T>> {
    const answer = await fetch(`${url}${path}`, init)
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    return {
      status: answer.status,
      body: (isJson ? JSON.parse(text) : text) as T,
      headers: answer.headers,
    }
  }
  return {
    get: (path) => call(path, { headers: authorization }),
    send: (method, path, body) =>
      body instanceof FormData
        ? call(path, { method, headers: authorization, body })
        : call(path, {
            method,
            headers: { ...authorization, 'content-type': 'application/json' },
            body: JSON.stringify(body ?? {}),
          }),
  }
}

/** Signs in, and returns a caller that can use this session on any instance. */
export async function signIn(url: string, who: { email: string; password: string }) {
  const { status, body } = await caller(url).send<{ token: string }>('POST', '/api/auth/login', {
    identifier: who.email,
    password: who.password,
  })
  if (status !== 200) throw new Error(`Could not sign in: ${status} ${JSON.stringify(body)}`)
  return (at: string) => caller(at, body.token)
}
