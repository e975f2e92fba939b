// Tabs: one stop for the Tab key, arrows choose, Home and End go to the ends; what is not chosen stays hidden.
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

export interface Tab<Id extends string> {
  id: Id
  label: ReactNode
  icon?: IconName
  /** mounted when first chosen, kept afterwards */
  panel: ReactNode
}

interface TabsProps<Id extends string> {
  /** what the tabs choose between, read aloud */
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** a line of tabs under a heading, or two or three that share a box */
  look?: 'line' | 'seg'
  panelClass?: string
}

export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'line',
  panelClass,
}: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<readonly Id[]>([value])
  if (!seen.includes(value)) setSeen([...seen, value])

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value)
    const to = nextIndex(event.key, at, tabs.length)
    const tab = to === null ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    onChange(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to!]?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classes('tabs', look === 'seg' && 'seg')}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === value}
            tabIndex={tab.id === value ? 0 : -1}
            className="tab"
            onClick={() => onChange(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== value}
          className={panelClass}
        >
          {seen.includes(tab.id) || tab.id === value ? tab.panel : null}
        </div>
      ))}
    </>
  )
}

function nextIndex(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
