import { onDevice } from '@compute-mall/app'
import { RankingPage as PhoneRankingPage } from './RankingPage.mobile.tsx'
import { RankingPage } from './RankingPage.tsx'
import { useRanking } from './useRanking.ts'

export { loader } from './useRanking.ts'

export const Component = onDevice({ desktop: RankingPage, mobile: PhoneRankingPage }, useRanking)
