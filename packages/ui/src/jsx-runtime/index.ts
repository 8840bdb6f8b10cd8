import { type ElementType, Fragment, type Key, type ReactElement } from 'react'
import { jsx as jsxOf, jsxs as jsxsOf } from 'react/jsx-runtime'
import { withOwnTexts } from './ownTexts.ts'

export type { JSX } from 'react/jsx-runtime'
export { Fragment, withOwnTexts }

type Props = Readonly<Record<string, unknown>>

/** Creates an element of React in which every text has an element of its own; the compiler calls it for JSX. */
export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement =>
  jsxOf(type, withOwnTexts(type, props), key)

/** As {@link jsx}, for an element with several children. */
export const jsxs = (type: ElementType, props: Props, key?: Key): ReactElement => {
  const owned = withOwnTexts(type, props)
  return Array.isArray(owned.children) ? jsxsOf(type, owned, key) : jsxOf(type, owned, key)
}
