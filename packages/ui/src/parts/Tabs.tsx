import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import * as css from './Tabs.css.ts'

interface TabsProps<Id extends string> {
  /** The name of the whole, for screen readers. */
  readonly label: string
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly count?: number | undefined }[]
  /** Controlled, so that the address may hold it. */
  readonly value: Id
  readonly onChange: (id: Id) => void
  /** The panel of the chosen tab. */
  readonly children: ReactNode
}

/** Moves the row of tabs, and nothing else, until the chosen one is in its middle, as far as it goes. */
const bringChosen = (row: HTMLElement | null) => {
  const chosen = row?.querySelector<HTMLElement>('[aria-selected=true]')
  if (row && chosen) row.scrollLeft = chosen.offsetLeft + (chosen.offsetWidth - row.clientWidth) / 2
}

/** Tabs by the WAI-ARIA pattern with automatic activation: arrows, Home and End choose at once. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) => {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const tabId = (id: Id) => `${base}-${id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice, another place.
  useEffect(() => bringChosen(list.current), [value])

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[
      event.key
    ]
    const next = to === undefined ? undefined : tabs[to % tabs.length]
    if (next === undefined) return
    event.preventDefault()
    onChange(next.id)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(next.id))}`)?.focus()
  }

  return (
    <div>
      <div ref={list} className={css.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            className={css.tab}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${base}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label} {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        className={css.panel}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={tabId(value)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern puts the panel into the tab order.
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  )
}
