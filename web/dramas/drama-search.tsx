// The search box for dramas. Once somebody is in it, dramas are offered while they type; the form works without that.
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react'
import { paths } from '#web/paths.ts'
import { SearchBox, type SearchBoxProps } from '#web/ui/search-box.tsx'
import type { SuggestionsProps } from './suggestions.tsx'

/** Fetched by those who come to type. Where that fails, it is a search box like any other. */
const Suggestions = lazy<ComponentType<SuggestionsProps>>(() =>
  import('./suggestions.tsx').then(
    ({ Suggestions }) => ({ default: Suggestions }),
    () => ({ default: () => null }),
  ),
)

type DramaSearchProps = Pick<SearchBoxProps, 'value' | 'onChange' | 'onSearch' | 'children'>

export function DramaSearch({ value, onChange, onSearch, ...rest }: DramaSearchProps) {
  const box = useRef<HTMLDivElement>(null)
  /** what stood in the box when somebody came to it, or what they have searched for */
  const [found, setFound] = useState<string | null>(null)
  const wake = () => setFound(found ?? value)
  return (
    <div ref={box}>
      <SearchBox
        {...rest}
        value={value}
        label="Search dramas"
        placeholder="Search a title, an actor, a mood…"
        action={paths.browse()}
        onFocus={wake}
        onChange={(typed) => {
          // Somebody was here before the page was ready.
          wake()
          onChange(typed)
        }}
        onSearch={(typed) => {
          // Suggestions that arrive only now come too late.
          setFound(typed)
          onSearch(typed)
        }}
      />
      {found !== null && (
        <Suspense>
          <Suggestions box={box} typed={value} found={found} />
        </Suspense>
      )}
    </div>
  )
}
