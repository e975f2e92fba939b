// Tabs: one tab stop, arrows choose, Home and End go to the ends. Hidden panels keep their state but are not in the page,
// so two tabs with a field "Title" never show both.
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

interface Tab<Id extends string> {
  id: Id
  label: ReactNode
  icon?: IconName
  /** mounted when first chosen, kept afterwards */
  panel: ReactNode
}

interface TabsProps<Id extends string> {
  /** the accessible name of the tab list */
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
        <Panel
          key={tab.id}
          id={`${base}-panel-${tab.id}`}
          labelledBy={`${base}-tab-${tab.id}`}
          shown={tab.id === value}
          className={panelClass}
        >
          {seen.includes(tab.id) || tab.id === value ? tab.panel : null}
        </Panel>
      ))}
    </>
  )
}

interface PanelProps {
  id: string
  labelledBy: string
  shown: boolean
  className: string | undefined
  children: ReactNode
}

function Panel({ id, labelledBy, shown, className, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [box] = useState(boxWithoutLooks)
  useLayoutEffect(() => {
    if (shown) panel.current!.append(box)
    else box.remove()
  }, [shown, box])
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={shown ? labelledBy : undefined}
      hidden={!shown}
      className={className}
    >
      {createPortal(children, box)}
    </div>
  )
}

function boxWithoutLooks(): HTMLElement {
  const box = document.createElement('div')
  box.style.display = 'contents'
  return box
}

function nextIndex(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
