// Whether a text is about a person: it names them in full, and one of their dramas. The name alone could mean a director
// or a singer of the same name, or be a word.

export interface Named {
  /** the name first, then Hangul and other spellings */
  names: readonly string[]
  dramaTitles: readonly string[]
}

export interface Article {
  title: string
  content: string
  celebrity: string
}

export function isAbout({ names, dramaTitles }: Named): (article: Article) => boolean {
  const isNamed = namesIn(names)
  const isOfTheirs = namesIn(dramaTitles)
  return ({ title, content, celebrity }) => {
    const text = `${celebrity}\n${title}\n${content}`
    return isNamed(text) && isOfTheirs(text)
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
