import { createContext, use } from 'react'
import type { Navigator } from '../page/navigator.ts'
import { useRouteState } from '../page/routeState.ts'

/** Called where nobody goes anywhere, as on the server. */
const nowhere = () => {
  throw new Error('There is no navigator above.')
}

export const NavigatorContext = createContext<
  Pick<Navigator, 'current' | 'pending' | 'reload' | 'forgetAppData' | 'go'>
>({
  current: nowhere,
  pending: nowhere,
  reload: async () => nowhere(),
  forgetAppData: nowhere,
  go: nowhere,
})

/** `reload()` loads this page's data again; `reload({ appData: true })` also who is here and what is in the cart. */
export const useReload = (): Navigator['reload'] => use(NavigatorContext).reload

/** Goes to a path of the app; pages use `useNavigate`. */
export const useGo = (): Navigator['go'] => use(NavigatorContext).go

/** Makes the next page ask anew who is here and what is in the cart. */
export const useForgetAppData = (): Navigator['forgetAppData'] => use(NavigatorContext).forgetAppData

/** Tells whether the page is still the one that its visitor looks at, and has not chosen to leave. */
export const useIsStaying = (): (() => boolean) => {
  const { current, pending } = use(NavigatorContext)
  const { entry } = useRouteState()
  return () => pending() === undefined && current()?.entry.name === entry.name
}
