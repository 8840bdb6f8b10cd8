import { MobileRankingPage } from './RankingPage.mobile.tsx'
import { useRanking } from './useRanking.ts'

export { loader } from './useRanking.ts'

export const Component = () => <MobileRankingPage {...useRanking()} />
