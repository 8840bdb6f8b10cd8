import { pseudo } from '@compute-mall/core/messages/testing'
import { type ReactElement, type ReactNode, useState } from 'react'

/** Specimens beside one another. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>{children}</div>
)

/** Specimens below one another; with a width, each takes it whole. */
export const Column = ({ children, width }: { readonly children: ReactNode; readonly width?: number }) => (
  <div style={{ display: 'grid', gap: 20, justifyItems: width ? 'stretch' : 'start', maxWidth: width }}>
    {children}
  </div>
)

/** Specimens on a shelf of equal places. */
export const Shelf = ({
  children,
  least = 260,
}: {
  readonly children: ReactNode
  readonly least?: number
}) => (
  <div
    style={{
      display: 'grid',
      gap: 16,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
    }}
  >
    {children}
  </div>
)

interface HeldProps<Value> {
  readonly initial: Value
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode
}

/** Holds the value of a controlled part. */
export const Held = <Value,>({ initial, children }: HeldProps<Value>) => {
  const [value, set] = useState(initial)
  return children(value, set)
}

/** A specimen's words in the language of the toolbar. */
export type Say = (zh: string, en: string) => string

const sayIn =
  (language: unknown): Say =>
  (zh, en) =>
    language === 'pseudo' ? pseudo(en) : language === 'en' ? en : zh

/** A story that is drawn in the language of the toolbar, with what the controls say. */
export const shown = <Args,>(draw: (say: Say, args: Args) => ReactElement) => ({
  render: (args: Args, { globals }: { readonly globals: { readonly [name: string]: unknown } }) =>
    draw(sayIn(globals.language), args),
})

/** For handlers of specimens that nobody presses. */
export const nothing = () => undefined
