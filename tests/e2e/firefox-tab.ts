// One tab of Firefox for the test of offline reading, over WebDriver BiDi without playwright.
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface FirefoxTab {
  /** Loads an address. @throws where Firefox shows its own page for "cannot connect" */
  goto: (url: string) => Promise<void>
  /** The value of an expression on the page; of a promise, what it becomes. Strings, numbers and booleans only. */
  evaluate: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}

export async function startFirefox(path: string): Promise<FirefoxTab> {
  const profile = await mkdtemp(join(tmpdir(), 'shimpyo-firefox-'))
  // Without these settings it looks for a network, updates and settings.
  const off = ['network.captive-portal-service.enabled', 'network.connectivity-service.enabled']
  await writeFile(join(profile, 'user.js'), off.map((name) => `user_pref('${name}', false);\n`).join(''))
  const process = spawn(path, ['--headless', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: globalThis.process.env.PATH, HOME: profile },
  })
  const ended = new Promise((resolve) => process.on('exit', resolve))
  const close = async () => {
    process.kill('SIGKILL')
    await ended
    await rm(profile, { recursive: true, force: true })
  }
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let printed = ''
      process.stderr.on('data', (text) => {
        printed += text
        const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(printed) ?? []
        if (found) resolve(found)
      })
      void ended.then(() => reject(new Error(`Firefox did not start. It printed:\n${printed}`)))
    })
    const call = await connected(`${address}/session`)
    await call('session.new', { capabilities: {} })
    const { contexts } = await call('browsingContext.getTree', {})
    const context: string = contexts[0].context
    return {
      async goto(url) {
        await call('browsingContext.navigate', { context, url, wait: 'complete' })
      },
      async evaluate(expression) {
        const answer = await call('script.evaluate', {
          expression,
          target: { context },
          awaitPromise: true,
        })
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
        return answer.result.value
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of Firefox, whose shape its protocol says
type Call = (method: string, params: object) => Promise<any>

async function connected(address: string): Promise<Call> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${address}`))
  })
  const calls = new Map<number, PromiseWithResolvers<unknown>>()
  socket.onmessage = ({ data }) => {
    const { id, type, result, message } = JSON.parse(data)
    if (type === 'success') calls.get(id)?.resolve(result)
    else calls.get(id)?.reject(new Error(message))
    calls.delete(id)
  }
  let last = 0
  return (method, params) => {
    const call = Promise.withResolvers<unknown>()
    calls.set(++last, call)
    socket.send(JSON.stringify({ id: last, method, params }))
    return call.promise
  }
}
