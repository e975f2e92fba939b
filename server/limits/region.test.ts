// What admins see of where a member signed in: a part of the world.
import { expect, test } from 'vitest'
import { regionOf } from './region.ts'

test.each([
  ['121.128.3.4', 'Asia-Pacific'],
  ['203.0.113.0/24', 'Asia-Pacific'],
  ['::ffff:85.1.2.3', 'Europe or Middle East'],
  ['73.1.2.3', 'North America'],
  ['190.1.2.3', 'Latin America'],
  ['41.1.2.3', 'Africa'],
  ['2406:da12::1', 'Asia-Pacific'],
  ['2a00:1450::/48', 'Europe or Middle East'],
  ['2001:db8::1', null],
  ['8.8.8.8', null],
  ['192.168.1.2', 'Local network'],
  ['::1', 'Local network'],
  ['fd00::1', 'Local network'],
  ['Asia-Pacific', null],
  ['', null],
  [null, null],
])('%s is in %s', (address, region) => expect(regionOf(address)).toBe(region))
