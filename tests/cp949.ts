// Encodes text as Korean Windows does, in which Korean Excel saves CSV.
import iconv from 'iconv-lite'

export const cp949 = (text: string) => Uint8Array.from(iconv.encode(text, 'cp949'))
