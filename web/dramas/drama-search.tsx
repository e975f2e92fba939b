// The search box for dramas, with suggestions once it has the focus. The form works without them.
import { Suspense, useRef, useState } from 'react'
import { paths } from '#web/paths.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { SearchBox, type SearchBoxProps } from '#web/ui/search-box.tsx'

const Suggestions = lazyPart(async () => (await import('./suggestions.tsx')).Suggestions)

type DramaSearchProps = Pick<SearchBoxProps, 'value' | 'onChange' | 'onSearch' | 'children'>

export function DramaSearch({ value, onChange, onSearch, ...rest }: DramaSearchProps) {
  const box = useRef<HTMLDivElement>(null)
  /** the text when the box got the focus, or the last search */
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
          // The box had the focus before hydration.
          wake()
          onChange(typed)
        }}
        onSearch={(typed) => {
          // The focus has left: do not load suggestions any more.
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
