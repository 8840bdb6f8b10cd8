import { createContext, use } from 'react'
import type { Navigator } from './navigator.ts'
import { useShown } from './shown.ts'

/** Called where nobody goes anywhere, as on the server. */
const nowhere = () => {
  throw new Error('There is no navigator above.')
}

export const NavigatorContext = createContext<
  Pick<Navigator, 'current' | 'pending' | 'reload' | 'forgetStart'>
>({
  current: nowhere,
  pending: nowhere,
  reload: async () => nowhere(),
  forgetStart: nowhere,
})

/** `reload()` loads this page's data again; `reload({ start: true })` also who is here and what is in the cart. */
export const useReload = (): Navigator['reload'] => use(NavigatorContext).reload

/** Makes the next page ask anew who is here and what is in the cart. */
export const useForgetStart = (): Navigator['forgetStart'] => use(NavigatorContext).forgetStart

/** Tells whether the page is still the one that its visitor looks at, and has not chosen to leave. */
export const useIsStaying = (): (() => boolean) => {
  const { current, pending } = use(NavigatorContext)
  const { route } = useShown()
  return () => pending() === undefined && current().route === route
}
