// Whether a text is about a person: it names them in full, and where the name could mean others, one of their dramas too.

export interface Named {
  /** the name first, then Hangul and other spellings */
  names: readonly string[]
  /** others are called so too */
  isNamesake: boolean
  dramaTitles: readonly string[]
}

export interface Article {
  title: string
  content: string
  celebrity: string
}

export function isAbout({ names, isNamesake, dramaTitles }: Named): (article: Article) => boolean {
  const isNamed = namesIn(names)
  const isOfTheirs = namesIn(dramaTitles)
  // Rain and Bona are words, or parts of other names.
  const isDoubtful = isNamesake || !/[\s-]/.test(names[0]!)
  return ({ title, content, celebrity }) => {
    const text = `${celebrity}\n${title}\n${content}`
    return isNamed(text) && (!isDoubtful || isOfTheirs(text))
  }
}

/** Whole words only, with a hyphen or a space: "Kim Hye-yoon" is also "Kim Hye Yoon", and Kim Eun is not Kim Eun-sook. */
function namesIn(names: readonly string[]): (text: string) => boolean {
  const patterns = names.map((name) => {
    const words = name.split(/[\s-]+/).map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    return new RegExp(`(?<![\\p{L}\\p{N}]-?)${words.join('[\\s-]?')}(?!-?[\\p{L}\\p{N}])`, 'u')
  })
  return (text) => patterns.some((pattern) => pattern.test(text))
}
