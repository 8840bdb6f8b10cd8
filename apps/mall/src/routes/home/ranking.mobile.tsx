import { MobileRankingPage } from '../../features/home/RankingPage.mobile.tsx'
import { useRanking } from './useRanking.ts'

export { loader, texts } from './useRanking.ts'

export const Component = () => <MobileRankingPage {...useRanking()} />
