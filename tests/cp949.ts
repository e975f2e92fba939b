// Text in the bytes of Korean Windows, as Korean Excel saves CSV.
import iconv from 'iconv-lite'

export const cp949 = (text: string) => Uint8Array.from(iconv.encode(text, 'cp949'))
