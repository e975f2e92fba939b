// How passwords are stored, how many are hashed at once, and which ones nobody may take.
import { verify } from '@node-rs/argon2'
import { describe, expect, test, vi } from 'vitest'
import { TOO_CLOSE, TOO_COMMON, weakness } from './common-passwords.ts'
import { ENDINGS, OTHERS, WORDS } from './common-words.ts'
import { hashPassword, isPassword } from './passwords.ts'

vi.mock('@node-rs/argon2', { spy: true })

test('a password is stored as Argon2id with 19 MiB and two passes, with another salt each time', async () => {
  const [one, two] = await Promise.all([hashPassword('tea at midnight'), hashPassword('tea at midnight')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await isPassword(one, 'tea at midnight')).toBe(true)
  expect(await isPassword(one, 'tea at midnight ')).toBe(false)
})

test('without a stored password no password is right, and finding out takes the same work', async () => {
  const stored = await hashPassword('tea at midnight')
  for (const against of [stored, null]) expect(await isPassword(against, 'tea at noon')).toBe(false)
  // The work of Argon2id is decided by what stands in the stored text: its costs, and how long salt and hash are.
  const [real, nobodys] = vi
    .mocked(verify)
    .mock.calls.slice(-2)
    .map(([text]) => String(text))
  expect(real).toBe(stored)
  const shape = (text: string) => text.replace(/\$[\w+/]+\$[\w+/]+$/, (ends) => ends.replace(/[\w+/]/g, 'x'))
  expect(shape(nobodys!)).toBe(shape(stored))
  expect(shape(stored)).toBe(`$argon2id$v=19$m=19456,t=2,p=1$${'x'.repeat(22)}$${'x'.repeat(43)}`)
})

test('a hundred and two are hashed or wait; the next is asked to come back', async () => {
  const all = await Promise.allSettled(Array.from({ length: 110 }, () => isPassword(null, 'x')))
  expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(102)
  const refused = all.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(8)
  for (const one of refused) expect(one.reason).toMatchObject({ failure: 'unavailable', retryAfter: 2 })
  expect(await isPassword(null, 'x')).toBe(false)
})

describe('the commonest passwords', () => {
  test.each([
    ...[
      'password',
      'password1',
      'Password123',
      'PASSWORD!',
      'P@ssw0rd',
      'p@$$w0rd1',
      'passw0rd123!',
      'qwerty123',
      'Qwertyuiop',
    ],
    ...[
      '12345678',
      '123456789',
      '1234567890',
      '87654321',
      '11111111',
      '00000000',
      'aaaaaaaa',
      '12121212',
      'abcabcabc',
    ],
    ...[
      'iloveyou',
      'iloveyou1',
      'letmein1',
      'letmein123',
      'welcome1',
      'Welcome2024',
      'sunshine',
      'princess1',
      'football1',
    ],
    ...[
      '1q2w3e4r',
      '1qaz2wsx',
      'qazwsxedc',
      'asdfghjkl',
      'zxcvbnm1',
      'abcdefgh',
      'a1b2c3d4',
      'abcd1234',
      'trustno1',
    ],
    ...[
      '19990101',
      '24121985',
      'admin123',
      'admin1234',
      'Admin2026!',
      'changeme',
      'test1234',
      'blackpink',
      'saranghae1',
    ],
    ...['ilovekdrama', 'shimpyo123', 'dkssudgktpdy', 'mustang1969', 'correcthorsebatterystaple'],
  ])('%s is refused', (password) => {
    expect(weakness(password, null)).toBe(TOO_COMMON)
  })

  test.each([
    ...[
      'tea at midnight',
      'correct horse battery',
      'healing-member',
      'Tr0ub4dor&3',
      'kdrama-night-7',
      'xkcd9364',
      'n3w-Passphrase',
    ],
    ...[
      '안녕하세요친구들',
      '🌙🍵🌧️🐈🌸⭐🚪🔑',
      ' password with a blank before',
      'mypasswordisratherlong',
      'a'.repeat(72),
      'jwoeruxq',
    ],
    ...['Sup3rSecret!42', 'TestPass-2026-x', 'one2three4five', 'hunter22-cafe'],
  ])('%s may be taken', (password) => {
    expect(weakness(password, 'minji@example.com')).toBeNull()
  })

  test('the email address itself is none', () => {
    expect(weakness('Minji@Example.com', 'minji@example.com')).toBe(TOO_CLOSE)
  })

  test('there are several thousand of them, and each is refused', () => {
    const all = WORDS.flatMap((word) => ENDINGS.map((ending) => word + ending)).concat(OTHERS)
    const long = new Set(all.filter((one) => one.length >= 8))
    expect(long.size).toBeGreaterThan(5_000)
    for (const one of long) expect(weakness(one, null), one).toBe(TOO_COMMON)
  })
})
