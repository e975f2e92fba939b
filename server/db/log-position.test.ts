// What this process knows of the primary's log. With a real replica: replicas.deep.test.ts.
import { expect, test } from 'vitest'
import { LogPosition } from './log-position.ts'

test('a change that was committed shows that the primary is back, before anybody listens again', () => {
  const position = new LogPosition()
  position.connect(async () => 100)
  position.disconnect()
  position.isPrimaryAway = true
  position.advance()
  // Otherwise visitors read from any replica, however old.
  expect(position).toMatchObject({ isPrimaryAway: false, isConnected: false, known: null })
})
