// Which dramas have which term, in memory. What has changed since it was read lies beside it until there is too much.
import { IdSet } from './id-set.ts'
import { Postings, type TermKey } from './postings.ts'
import { forEachTerm, type IndexedDrama, keyOf, type TermKind, wordMarked } from './terms.ts'
import { type Place, stands, WordList } from './word-list.ts'

/** Past so many changed dramas all are read anew: each search looks through them. */
const CHANGED_MOST = 500

/** Every category, platform and genre in the catalogue. */
export interface Facets {
  categories: readonly string[]
  platforms: readonly string[]
  genres: readonly string[]
}

export class InvertedIndex {
  readonly #postings = new Postings()
  /** every word once */
  readonly #words = new WordList()
  /** the terms and words of the dramas that have changed; of one that is deleted none */
  readonly #changed = new Map<number, { terms: ReadonlySet<string>; words: ReadonlySet<string> }>()
  /** every name that a drama has, or had before it was changed */
  readonly #names = { category: new Set<string>(), platform: new Set<string>(), genre: new Set<string>() }
  /** the dramas of those: there are few names, and each has many dramas */
  readonly #named = new Map<string, IdSet>()
  #facets: Facets | null = null

  /** Dramas are added in the order of their ids. */
  add(drama: IndexedDrama): void {
    forEachTerm(drama, (key, word) => {
      if (this.#postings.add(key, drama.id) && word !== undefined && this.#isNew(word)) this.#words.add(word)
    })
    this.#addNames(drama)
  }

  /** @param drama null for one that is gone */
  replace(id: number, drama: IndexedDrama | null): void {
    const [terms, words] = [new Set<string>(), new Set<string>()]
    if (drama)
      forEachTerm(drama, (key, word) => {
        terms.add(textOf(key))
        if (word !== undefined) words.add(word)
      })
    this.#changed.set(id, { terms, words })
    if (drama) this.#addNames(drama)
    this.#named.clear()
    this.#facets = null
  }

  get isOutdated(): boolean {
    return this.#changed.size > CHANGED_MOST
  }

  /** The dramas that have a term. Nobody may change the answer. */
  having(kind: TermKind, term: string): IdSet {
    if (kind === 'text' || kind === 'name' || kind === 'other') return this.#read(kind, term)
    const name = `${kind} ${term}`
    const known = this.#named.get(name) ?? this.#read(kind, term)
    if (known.size > 0) this.#named.set(name, known)
    return known
  }

  /** The dramas that have one of the terms. */
  havingOne(kind: TermKind, terms: readonly string[]): IdSet {
    return terms.map((term) => this.having(kind, term)).reduce((all, ids) => all.or(ids), new IdSet())
  }

  /** The dramas with a word, in any of their texts, that has these letters. */
  havingLetters(letters: string, place: Place): IdSet {
    const ids = new IdSet()
    for (const word of this.#words.having(letters, place))
      for (const key of keysOf(word)) this.#postings.forEach(key, (id) => ids.add(id))
    for (const [id, { words }] of this.#changed) {
      if ([...words].some((word) => stands(letters, word, place))) ids.add(id)
      else ids.delete(id)
    }
    return ids
  }

  facets(): Facets {
    const inCatalogue = this.having('is', 'catalogue')
    const shown = (kind: 'category' | 'platform' | 'genre') =>
      [...this.#names[kind]].filter((name) => this.having(kind, name).and(inCatalogue).size > 0)
    this.#facets ??= { categories: shown('category'), platforms: shown('platform'), genres: shown('genre') }
    return this.#facets
  }

  #read(kind: TermKind, term: string): IdSet {
    const key = keyOf(kind, term)
    const ids = this.#postings.read(key)
    const text = textOf(key)
    for (const [id, { terms }] of this.#changed) {
      if (terms.has(text)) ids.add(id)
      else ids.delete(id)
    }
    return ids
  }

  /** Its term was just added for one kind of text: whether it was in none before. */
  #isNew = (word: string) => keysOf(word).reduce((count, key) => count + this.#postings.count(key), 0) === 1

  #addNames({ categories, streamingPlatforms, genre }: IndexedDrama) {
    for (const category of categories) this.#names.category.add(category)
    for (const platform of streamingPlatforms) this.#names.platform.add(platform)
    this.#names.genre.add(genre)
  }
}

const IN_TEXTS = ['text', 'name', 'other'] as const
const keysOf = (word: string) => IN_TEXTS.map((kind) => keyOf(kind, wordMarked(word)))
const textOf = ({ high, low }: TermKey) => `${high} ${low}`
