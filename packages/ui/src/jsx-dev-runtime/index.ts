import { type ElementType, Fragment, type Key, type ReactElement } from 'react'
import { type JSXSource, jsxDEV as jsxDevOf } from 'react/jsx-dev-runtime'
import { withOwnTexts } from '../jsx-runtime/index.ts'

export type { JSX } from 'react/jsx-dev-runtime'
export { Fragment }

/** As `jsx` and `jsxs` of the built runtime, with what React's development build reports. */
export const jsxDEV = (
  type: ElementType,
  props: Readonly<Record<string, unknown>>,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement => {
  const owned = withOwnTexts(type, props)
  return jsxDevOf(type, owned, key, isStatic && Array.isArray(owned.children), source, self)
}
