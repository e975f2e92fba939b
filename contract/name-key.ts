// The key by which two names are compared.

/** Only letters and digits count: "Kim Go-eun" and "Kim Go Eun" are one name. Macs take Hangul apart, NFKC joins it. */
export const nameKey = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
