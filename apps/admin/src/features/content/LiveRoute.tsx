import { LivePage } from './LivePage.tsx'
import { useLivePage } from './useLivePage.ts'

export { loader } from './useLivePage.ts'

export const Component = () => <LivePage {...useLivePage()} />
