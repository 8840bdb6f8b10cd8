import { RankingPage } from './RankingPage.tsx'
import { useRanking } from './useRanking.ts'

export { loader } from './useRanking.ts'

export const Component = () => <RankingPage {...useRanking()} />
