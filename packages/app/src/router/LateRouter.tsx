import { type ComponentType, useEffect, useState } from 'react'
import type { Navigator } from '../page/navigator.ts'
import { READY_EVENT } from '../start/ready.ts'
import { useEnvironment } from './environment.ts'

export interface RouterProps {
  /** Where the app is served, e.g. `/ui/mall/`. */
  readonly base: string
  readonly navigator: Navigator
}

interface LateRouterProps extends RouterProps {
  readonly load: () => Promise<ComponentType<RouterProps>>
}

/**
 * The router comes beside the first page: the address is right already, and a link that is pressed before waits for it.
 * On the server nothing stands in its place.
 */
export const LateRouter = ({ load, base, navigator }: LateRouterProps) => {
  const { hrefOf } = useEnvironment()
  const [Router, setRouter] = useState<ComponentType<RouterProps> | null>(null)
  useEffect(() => {
    document.dispatchEvent(new Event(READY_EVENT))
    load().then(
      (loaded) => setRouter(() => loaded),
      (error: unknown) => {
        console.error(error)
        navigator.doWithoutRouter((to) => location.assign(hrefOf(to)))
      },
    )
  }, [load, navigator, hrefOf])
  return Router && <Router base={base} navigator={navigator} />
}
