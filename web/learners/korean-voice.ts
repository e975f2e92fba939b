// The device's own Korean voice, where it really has one.
import { useSyncExternalStore } from 'react'

/** Some systems list voices for Korean that speak English: those name another language. */
function findVoice(): SpeechSynthesisVoice | null {
  const voices = typeof speechSynthesis === 'undefined' ? [] : speechSynthesis.getVoices()
  const korean = voices.filter((voice) => /^ko([-_]|$)/i.test(voice.lang) && !/english/i.test(voice.name))
  return korean.find((voice) => voice.localService) ?? korean[0] ?? null
}

function watchVoices(changed: () => void) {
  if (typeof speechSynthesis === 'undefined') return () => {}
  speechSynthesis.addEventListener?.('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener?.('voiceschanged', changed)
}

/** Null where nobody can say it: then there is no button either. */
export const useKoreanVoice = () => useSyncExternalStore(watchVoices, findVoice, () => null)

const SLOWLY = 0.7

export function speak(voice: SpeechSynthesisVoice, text: string, slowly: boolean) {
  speechSynthesis.cancel()
  const words = new SpeechSynthesisUtterance(text)
  words.voice = voice
  words.lang = voice.lang
  words.rate = slowly ? SLOWLY : 1
  speechSynthesis.speak(words)
}
