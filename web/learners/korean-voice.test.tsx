// Listening to a line: only on devices with a Korean voice, slower on request.
import { beforeEach, expect, test, vi } from 'vitest'
import { during, find, press, render } from '#tests/render.tsx'
import { speak, useKoreanVoice } from './korean-voice.ts'

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>
const yuna: Voice = { name: 'Yuna', lang: 'ko-KR', localService: true }
const faraway: Voice = { name: 'Korean (network)', lang: 'ko_KR', localService: false }
const samantha: Voice = { name: 'Samantha', lang: 'en-US', localService: true }
const pretender: Voice = { name: 'English United States', lang: 'ko', localService: true }

beforeEach(() => vi.unstubAllGlobals())

/** A device with these voices. */
function device(voices: Voice[]) {
  const spoken: { text: string; rate: number; voice: Voice; lang: string }[] = []
  let changed = () => {}
  const here = [...voices]
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => here,
    addEventListener: (_: string, hear: () => void) => {
      changed = hear
    },
    removeEventListener: () => {},
    cancel: () => {},
    speak: (words: (typeof spoken)[number]) => spoken.push(words),
  })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  const arrives = (voice: Voice) => {
    here.push(voice)
    changed()
  }
  return { spoken, arrives }
}

function Line() {
  const voice = useKoreanVoice()
  if (!voice) return <p>nobody can say it</p>
  return (
    <>
      <button type="button" onClick={() => speak(voice, '모든 날이 좋았다.', false)}>
        Listen
      </button>
      <button type="button" onClick={() => speak(voice, '모든 날이 좋았다.', true)}>
        Play slowly
      </button>
    </>
  )
}
const buttons = () => document.querySelectorAll('button').length

test('a device with a Korean voice speaks the line, slower on request', async () => {
  const { spoken } = device([samantha, faraway, yuna])
  await render(<Line />)
  await press(find('button', 'Listen'))
  await press(find('button', 'Play slowly'))
  expect(spoken.map(({ text, lang, voice }) => [text, lang, voice.name])).toEqual([
    ['모든 날이 좋았다.', 'ko-KR', 'Yuna'],
    ['모든 날이 좋았다.', 'ko-KR', 'Yuna'],
  ])
  expect(spoken[0]!.rate).toBe(1)
  expect(spoken[1]!.rate).toBeLessThan(0.8)
})

test.each([
  ['no voices at all', []],
  ['only English ones', [samantha]],
  ['one that is listed as Korean and speaks English', [pretender]],
])('with %s there is no button', async (_, voices) => {
  device(voices)
  await render(<Line />)
  expect(buttons()).toBe(0)
})

test('a browser without speech has no button', async () => {
  vi.stubGlobal('speechSynthesis', undefined)
  await render(<Line />)
  expect(buttons()).toBe(0)
})

test('the button appears when a voice arrives later', async () => {
  const { arrives } = device([samantha])
  await render(<Line />)
  expect(buttons()).toBe(0)
  await during(() => arrives(yuna))
  expect(buttons()).toBe(2)
})
