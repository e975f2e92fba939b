// Finds the device's Korean voice.
import { useSyncExternalStore } from 'react'

/** Some systems list English voices for Korean: their own language differs. */
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

/** Null without a Korean voice: then there is no button. */
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
