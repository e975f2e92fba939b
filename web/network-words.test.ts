// What is shown beside a session.
import { expect, test } from 'vitest'
import { networkWords } from './network-words.ts'

test.each([
  ['203.0.113.0/24', 'Network 203.0.113.x'],
  ['172.32.0.0/24', 'Network 172.32.0.x'],
  ['2001:db8:1234::/48', 'Network 2001:db8:1234:x'],
  ['127.0.0.0/24', 'Local network'],
  ['192.168.1.0/24', 'Local network'],
  ['172.16.9.0/24', 'Local network'],
  ['fd12:3456:789a::/48', 'Local network'],
  ['0:0:0::/48', 'Local network'],
  ['', null],
  [null, null],
])('the range %j reads %j', (range, words) => expect(networkWords(range)).toBe(words))
