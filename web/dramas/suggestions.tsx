// Suggested dramas and categories below the search box. Arrows walk the list while the cursor stays in the text, Enter
// opens an option, Esc closes the list.
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Suggestion } from '#contract/api/dramas.ts'
import { feelingOf } from '#contract/comfort.ts'
import { withAnd } from '#contract/in-words.ts'
import { categoryLabel } from '#web/discovery/categories.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { avoided } from './avoided.ts'
import { categoriesBegunBy } from './category-suggestions.ts'
import { weightMark } from './drama-card.tsx'
import { MatchReason } from './match-reason.tsx'
import styles from './suggestions.module.css'
import { useOffered } from './use-offered.ts'

interface SuggestionsProps {
  /** contains the search box */
  box: RefObject<HTMLElement | null>
  typed: string
  /** the text before typing */
  found: string
}

const NO_OPTION = -1
const leftOut = () => avoided() ?? {}

export function Suggestions({ box, typed, found }: SuggestionsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const offered = useOffered(typed, leftOut)
  const categories = categoriesBegunBy(typed)
  const entries = withPeople(offered)
  const count = entries.length + categories.length
  const [isExpanded, setExpanded] = useState(typed !== found)
  const [at, setAt] = useState(NO_OPTION)
  const isOpen = isExpanded && count > 0
  const walk = useRef({ isOpen, at, count })
  walk.current = { isOpen, at, count }

  useKeys(box, list, walk, setExpanded, setAt)
  usePopup(box, list, isOpen)
  useActiveOption(box, list, id, isOpen, at)

  return (
    <>
      <div
        ref={list}
        id={id}
        popover="manual"
        role="listbox"
        aria-label="Dramas"
        className={classes('menu', styles.list)}
      >
        {entries.map((one, n) =>
          'slug' in one ? (
            <Option key={one.slug} id={`${id}-${n}`} isAt={n === at} href={paths.person(one.slug)}>
              <b>{one.name}</b>{' '}
              <span className={styles.more}>
                {one.nativeName && <span lang="ko">{one.nativeName}</span>}
                {one.nativeName && ' · '}
                {one.isWriter ? 'Writer' : 'Actor'}, all dramas
              </span>
            </Option>
          ) : (
            <Option key={one.id} id={`${id}-${n}`} isAt={n === at} href={paths.drama(one.id)}>
              <Named {...one} />
            </Option>
          ),
        )}
        {categories.map((category, n) => (
          <Option
            key={category}
            id={`${id}-${entries.length + n}`}
            isAt={entries.length + n === at}
            href={paths.browse({ categories: category })}
          >
            <b>{categoryLabel(category)}</b> <span className={styles.more}>All dramas with this mood</span>
          </Option>
        ))}
      </div>
      <p className="vh" role="status">
        {isOpen && inWords(offered.length, entries.length - offered.length, categories.length)}
      </p>
    </>
  )
}

type Place = RefObject<HTMLElement | null>

/** Arrows walk the list while the cursor stays in the text; Enter opens the option, Esc closes the list. */
function useKeys(
  box: Place,
  list: Place,
  walk: RefObject<{ isOpen: boolean; at: number; count: number }>,
  setExpanded: (expanded: boolean) => void,
  setAt: (at: number) => void,
) {
  useEffect(() => {
    const place = box.current
    const input = place?.querySelector('input')
    if (!place || !input) return
    input.setAttribute('aria-autocomplete', 'list')
    const setOpen = (expanded: boolean) => {
      setExpanded(expanded)
      setAt(NO_OPTION)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { isOpen, at, count } = walk.current
      // An IME is composing: the key belongs to it.
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (count === 0) return
        event.preventDefault()
        setExpanded(true)
        setAt(next(isOpen ? at : NO_OPTION, count, event.key === 'ArrowDown'))
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault()
        setOpen(false)
      } else if (event.key === 'Enter' && isOpen && at !== NO_OPTION) {
        event.preventDefault()
        list.current?.querySelectorAll('a')[at]?.click()
      }
    }
    const stop = new AbortController()
    const { signal } = stop
    place.addEventListener('keydown', onKeyDown, { signal })
    place.addEventListener('input', () => setOpen(true), { signal })
    place.addEventListener('submit', () => setOpen(false), { signal })
    input.addEventListener('blur', () => setOpen(false), { signal })
    return () => stop.abort()
  }, [box, list, walk, setExpanded, setAt])
}

/** Shows the list in the top layer, so that nothing clips it. */
function usePopup(box: Place, list: Place, isOpen: boolean) {
  useEffect(() => {
    const form = box.current?.querySelector('form')
    const popup = list.current
    if (!form || !popup || !isOpen) return
    const place = () => {
      const { left, bottom, width } = form.getBoundingClientRect()
      popup.style.setProperty('left', `${left + scrollX}px`)
      popup.style.setProperty('top', `${bottom + scrollY}px`)
      popup.style.setProperty('width', `${width}px`)
    }
    place()
    popup.showPopover()
    addEventListener('resize', place)
    return () => {
      removeEventListener('resize', place)
      popup.hidePopover()
    }
  }, [box, list, isOpen])
}

/** Sets aria-activedescendant to the option the arrows have reached. */
function useActiveOption(box: Place, list: Place, id: string, isOpen: boolean, at: number) {
  useEffect(() => {
    const input = box.current?.querySelector('input')
    const option = at === NO_OPTION ? undefined : list.current?.querySelectorAll('a')[at]
    if (isOpen) input?.setAttribute('aria-controls', id)
    else input?.removeAttribute('aria-controls')
    if (isOpen && option) input?.setAttribute('aria-activedescendant', option.id)
    else input?.removeAttribute('aria-activedescendant')
    option?.scrollIntoView?.({ block: 'nearest' })
  }, [box, list, id, isOpen, at])
}

interface OptionProps {
  id: string
  isAt: boolean
  href: string
  children: ReactNode
}

const Option = ({ isAt, ...link }: OptionProps) => (
  <a
    {...link}
    role="option"
    aria-selected={isAt}
    tabIndex={-1}
    // Keep the focus in the box: a blur would close the list.
    onMouseDown={(event) => event.preventDefault()}
  />
)

function Named({ title, nativeTitle, year, feel, because, name }: Suggestion) {
  return (
    <>
      <b>{title}</b>{' '}
      <span className={styles.more}>
        {nativeTitle && <span lang="ko">{nativeTitle}</span>}
        {nativeTitle && ' · '}
        {year}
        {feel && (
          <>
            {' · '}
            <span {...weightMark(feel)}>{feelingOf(feel)}</span>
          </>
        )}
      </span>
      {name !== title && name !== nativeTitle && (
        <>
          {' '}
          <span className={styles.more}>
            <MatchReason because={because} name={name} />
          </span>
        </>
      )}
    </>
  )
}

type PersonEntry = NonNullable<Suggestion['person']> & { isWriter: boolean }

/** More would push the dramas out of sight. */
const PEOPLE_MOST = 3

/** Each person stands before the first drama that was found by their name. */
function withPeople(offered: readonly Suggestion[]): (Suggestion | PersonEntry)[] {
  const seen = new Set<string>()
  return offered.flatMap((one) => {
    if (!one.person || seen.has(one.person.slug) || seen.size === PEOPLE_MOST) return [one]
    seen.add(one.person.slug)
    return [{ ...one.person, isWriter: one.because === 'writer' }, one]
  })
}

function inWords(dramas: number, people: number, categories: number): string {
  const some = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
  const all = withAnd([
    ...some(people, 'person', 'people'),
    ...some(dramas, 'drama', 'dramas'),
    ...some(categories, 'mood', 'moods'),
  ])
  return dramas + people + categories === 1
    ? `${all} found. Press the down arrow to choose it.`
    : `${all} found. Press the down arrow to choose one.`
}

/** After the last option comes the text, and then the first option. */
function next(at: number, count: number, isDown: boolean): number {
  const places = count + 1
  return ((at + 1 + (isDown ? 1 : -1) + places) % places) - 1
}
