import { LivePage } from '../../features/live/LivePage.tsx'
import { useLivePage } from './useLivePage.ts'

export { loader, texts } from './useLivePage.ts'

export const Component = () => <LivePage {...useLivePage()} />
