export type { SettlePageProps, Standing } from './OwnApplication.tsx'
export { SettlePage } from './SettlePage.tsx'
