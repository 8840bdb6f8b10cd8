import { HashRouter } from 'react-router-dom'
import type { RouterProps } from './LateRouter.tsx'
import { RouterPort } from './RouterPort.tsx'

/** The router of an app whose paths stand behind the hash, e.g. `/ui/console/#/orders`. */
export const HashAddresses = ({ navigator }: RouterProps) => (
  <HashRouter>
    <RouterPort navigator={navigator} />
  </HashRouter>
)
