// Which dramas have which term, in memory. What has changed since it was read lies beside it until there is too much.
import { wordsOf } from '#contract/search.ts'
import { IdSet } from './id-set.ts'
import { Postings, type TermKey } from './postings.ts'
import { forEachTerm, type IndexedDrama, keyOf, type TermKind } from './terms.ts'
import { TextPositions } from './text-positions.ts'
import { type Place, stands, WordList } from './word-list.ts'

/** Past so many changed dramas all are read anew: each search looks through them. */
const CHANGED_MOST = 500

/** Every category, platform and genre in the catalogue. */
export interface Facets {
  categories: readonly string[]
  platforms: readonly string[]
  genres: readonly string[]
}

/** Of a drama that has changed; of one that is deleted all is empty. */
interface Changed {
  searchedText: string
  terms: ReadonlySet<string>
  words: readonly string[]
}

export class InvertedIndex {
  readonly #postings = new Postings()
  readonly #texts = new TextPositions()
  /** every word once */
  readonly #words = new WordList()
  readonly #changed = new Map<number, Changed>()
  /** every name that a drama has, or had before it was changed */
  readonly #names = { category: new Set<string>(), platform: new Set<string>(), genre: new Set<string>() }
  /** the dramas of those: there are few names, and each has many dramas */
  readonly #named = new Map<string, IdSet>()
  #facets: Facets | null = null

  /** Dramas are added in the order of their ids. */
  add(drama: IndexedDrama): void {
    this.#texts.add(drama.id, drama.searchedText, (token) => {
      if (isWord(token) && this.#postings.count(keyOf('other', token)) === 0) this.#words.add(token)
    })
    forEachTerm(drama, (key, word) => {
      if (this.#postings.add(key, drama.id) && word !== undefined && this.#texts.count(word) === 0)
        this.#words.add(word)
    })
    this.#addNames(drama)
  }

  /** @param drama null for one that is gone */
  replace(id: number, drama: IndexedDrama | null): void {
    const searchedText = drama?.searchedText ?? ''
    const terms = new Set<string>()
    const words = wordsOf(searchedText)
    if (drama)
      forEachTerm(drama, (key, word) => {
        terms.add(textOf(key))
        if (word !== undefined) words.push(word)
      })
    this.#changed.set(id, { searchedText, terms, words })
    if (drama) this.#addNames(drama)
    this.#named.clear()
    this.#facets = null
  }

  get isOutdated(): boolean {
    return this.#changed.size > CHANGED_MOST
  }

  /** The dramas that have a term. Nobody may change the answer. */
  having(kind: TermKind, term: string): IdSet {
    if (kind === 'other') return this.#read(kind, term)
    const name = `${kind} ${term}`
    const known = this.#named.get(name) ?? this.#read(kind, term)
    if (known.size > 0) this.#named.set(name, known)
    return known
  }

  /** The dramas that have one of the terms. */
  havingOne(kind: TermKind, terms: readonly string[]): IdSet {
    return terms.map((term) => this.having(kind, term)).reduce((all, ids) => all.or(ids), new IdSet())
  }

  /** The dramas in whose title, description, categories or people a marked phrase stands. */
  havingPhrase(markedPhrase: string): IdSet {
    const ids = this.#texts.having(markedPhrase)
    return this.#withChanged(ids, ({ searchedText }) => searchedText.includes(markedPhrase))
  }

  /** The dramas with a word, in any of their texts, that has these letters. */
  havingLetters(letters: string, place: Place): IdSet {
    const ids = new IdSet()
    const add = (id: number) => ids.add(id)
    for (const word of this.#words.having(letters, place)) {
      this.#texts.forEachHaving(word, add)
      this.#postings.idsOf(keyOf('other', word)).forEach(add)
    }
    return this.#withChanged(ids, ({ words }) => words.some((word) => stands(letters, word, place)))
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
    const text = textOf(key)
    return this.#withChanged(IdSet.of(this.#postings.idsOf(key)), ({ terms }) => terms.has(text))
  }

  #withChanged(ids: IdSet, has: (changed: Changed) => boolean): IdSet {
    for (const [id, changed] of this.#changed) {
      if (has(changed)) ids.add(id)
      else ids.delete(id)
    }
    return ids
  }

  #addNames({ categories, streamingPlatforms, genre }: IndexedDrama) {
    for (const category of categories) this.#names.category.add(category)
    for (const platform of streamingPlatforms) this.#names.platform.add(platform)
    this.#names.genre.add(genre)
  }
}

const isWord = (token: string) => /^[\p{L}\p{N}]+$/u.test(token)
const textOf = ({ high, low }: TermKey) => `${high} ${low}`
