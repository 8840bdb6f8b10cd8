import type { ReactNode } from 'react'
import { bar } from './ActionBar.css.ts'

interface ActionBarProps {
  /** The name of the bar, for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/** A phone's main action with what it comes to, at the lower edge, above the areas' bar where there is one. */
export const ActionBar = ({ label, children }: ActionBarProps) => (
  <section className={bar} aria-label={label}>
    {children}
  </section>
)
