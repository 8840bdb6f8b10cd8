import { BrowserRouter } from 'react-router-dom'
import type { RouterProps } from './LateRouter.tsx'
import { RouterPort } from './RouterPort.tsx'

/** The router of an app whose paths stand in the address itself, e.g. `/ui/mall/app`. */
export const BrowserAddresses = ({ base, navigator }: RouterProps) => (
  <BrowserRouter basename={base}>
    <RouterPort navigator={navigator} />
  </BrowserRouter>
)
