import { OverviewPage } from './OverviewPage.tsx'
import { useOverview } from './useOverview.ts'

export { loader } from './useOverview.ts'

export const Component = () => <OverviewPage {...useOverview()} />
