#!/usr/bin/env node
// Playwright starts this in place of Firefox: it starts Firefox and passes messages on, except for two. It answers the
// one command that playwright sends for every page and Firefox ESR does not know yet, and it mends how text is filled in.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/** Sets the colour scheme. Without it pages are light. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride'

/** Playwright sets the value by script: React takes that for its own doing, and a selected email address is not replaced. */
const INSERT_TEXT = /window\.__pw_bidiInsertText\((\w+)\)/
const TYPED = 'void document.execCommand(\\"insertText\\", false, $1)'

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
process.on('SIGTERM', () => firefox.kill('SIGTERM'))

createInterface(firefox.stderr).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
  if (!address) return void console.error(line)
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`)
  })
  server.on('connection', (client, { url }) => relay(client, `${address}${url}`))
})
/** @param {WebSocket} client @param {string} address */
function relay(client, address) {
  const browser = new WebSocket(address, { perMessageDeflate: false })
  const isOpen = new Promise((resolve) => browser.once('open', resolve))
  client.on('message', async (data) => {
    const text = String(data)
    const { id, method } = JSON.parse(text)
    if (method === UNKNOWN) return client.send(JSON.stringify({ type: 'success', id, result: {} }))
    await isOpen
    browser.send(text.replace(INSERT_TEXT, TYPED))
  })
  browser.on('message', (data) => client.send(String(data)))
  client.on('close', () => browser.close())
  browser.on('close', () => client.close())
}
