import { RankingPage } from '../../features/home/RankingPage.tsx'
import { useRanking } from './useRanking.ts'

export { loader, texts } from './useRanking.ts'

export const Component = () => <RankingPage {...useRanking()} />
