import type { ReactNode } from 'react'
import { bar } from './BottomBar.css.ts'

/** What it comes to and the main action, in sight at the bottom while the page scrolls; on a phone from edge to edge. */
export const BottomBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={bar}>{children}</div>
)
