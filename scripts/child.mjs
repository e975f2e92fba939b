// Runs another program, passes on the signals this process receives, and answers with its exit code.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Standard input is closed unless asked for: no command of ours reads from it.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { overhear?: (errors: string) => void }} [options]
 *   `overhear` is given what the program says on standard error, which is then passed on.
 * @returns {Promise<number>} the exit code, or 128 and the signal's number as a shell has it
 */
export function runChild(program, args, { overhear, ...options } = {}) {
  return new Promise((done, failed) => {
    const errors = overhear ? 'pipe' : 'inherit'
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', errors], ...options })
    child.stderr?.on('data', (said) => {
      process.stderr.write(said)
      overhear?.(String(said))
    })

    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGTERM', 'SIGHUP', 'SIGINT']
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      // A terminal sends Ctrl-C to the whole group itself; sending it once more would look like a second one.
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
