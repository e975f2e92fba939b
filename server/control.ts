// The door for commands on the same machine: a socket file beside the embedded database, which only one process can open.
import { chmodSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** Each command takes one argument and answers with what to tell the person at the keyboard. */
type Commands = Record<string, (argument: string) => Promise<string>>

export interface Control {
  close: () => Promise<void>
}

const placeIn = (dir: string) => join(dir, 'control.sock')
/** Systems cut longer names of sockets off. */
const LONGEST_PLACE = 100
const LONGEST_REQUEST = 2_000
const PATIENCE = 10_000

/**
 * Begins to listen. Anyone who may write into the data directory may ask, and nobody else.
 * @returns null where there can be no socket file: the commands then say that the site has to be stopped for them
 */
export async function openControl(dir: string, commands: Commands): Promise<Control | null> {
  const place = placeIn(dir)
  if (process.platform === 'win32' || Buffer.byteLength(place) > LONGEST_PLACE) return null
  rmSync(place, { force: true }) // of a process that was killed: this one has the database now
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    serve(socket, commands).catch(() => socket.destroy())
  })
  const before = process.umask(0o177)
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(place, resolve))
    chmodSync(place, 0o600)
  } catch {
    return null
  } finally {
    process.umask(before)
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

async function serve(socket: Socket, commands: Commands) {
  socket.setTimeout(PATIENCE, () => socket.destroy())
  socket.on('error', () => socket.destroy())
  const [name = '', argument = ''] = JSON.parse(await readAll(socket)) as string[]
  socket.setTimeout(0) // what is asked for may take its time
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const said = command ? await command(argument) : null
  socket.end(JSON.stringify(said))
}

/**
 * Asks the process that has this data directory open.
 * @param patience milliseconds to wait for what it says
 * @returns what it says, or undefined when none is listening
 */
export async function askRunningSite(
  dir: string,
  name: string,
  argument: string,
  patience = PATIENCE,
): Promise<string | undefined> {
  const place = placeIn(dir)
  if (process.platform === 'win32' || Buffer.byteLength(place) > LONGEST_PLACE) return undefined
  const socket = createConnection({ path: place, allowHalfOpen: true })
  try {
    await new Promise<void>((resolve, reject) => socket.once('error', reject).once('connect', resolve))
    socket.setTimeout(patience, () => socket.destroy())
    socket.end(JSON.stringify([name, argument]))
    return (JSON.parse(await readAll(socket)) as string | null) ?? undefined
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}

async function readAll(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket.setEncoding('utf8')) {
    text += chunk
    if (text.length > LONGEST_REQUEST) throw new Error('Nobody asks for so much')
  }
  return text
}
