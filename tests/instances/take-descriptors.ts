// Loaded into a site by a test: SIGUSR2 takes every file descriptor that is left, and the next one gives them back.
import { closeSync, openSync } from 'node:fs'

let taken: number[] = []

process.on('SIGUSR2', () => {
  if (taken.length > 0) {
    for (const one of taken) closeSync(one)
    taken = []
    console.log('descriptors: given back')
    return
  }
  try {
    for (;;) taken.push(openSync('/dev/null', 'r'))
  } catch {
    console.log('descriptors: all taken')
  }
})
