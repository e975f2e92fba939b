// Runs another program, forwards the signals this process receives, and returns its exit code.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Standard input is closed by default: no command of this project reads from it.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onStderr?: (errors: string) => void }} [options]
 *   `onStderr` receives what the program writes to standard error, which is printed too.
 * @returns {Promise<number>} the exit code, or 128 and the signal's number as in a shell
 */
export function runChild(program, args, { onStderr, ...options } = {}) {
  return new Promise((done, failed) => {
    const errors = onStderr ? 'pipe' : 'inherit'
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', errors], ...options })
    child.stderr?.on('data', (text) => {
      process.stderr.write(text)
      onStderr?.(String(text))
    })

    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGTERM', 'SIGHUP', 'SIGINT']
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      // A terminal sends Ctrl-C to the whole group itself; sending it again would look like a second Ctrl-C.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, passOn)
    const finish = () => {
      for (const signal of signals) process.off(signal, passOn)
    }
    child.on('error', (error) => {
      finish()
      failed(error)
    })
    child.on('close', (code, signal) => {
      finish()
      done(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}
