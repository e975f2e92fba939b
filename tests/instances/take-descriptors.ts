// Loaded into a site by a test: SIGUSR2 takes all remaining file descriptors, the next SIGUSR2 returns them.
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
