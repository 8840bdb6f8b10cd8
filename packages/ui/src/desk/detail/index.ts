export {
  type DetailContent,
  DetailPage,
  type DetailPageProps,
  type DetailView,
} from './DetailPage.tsx'
export { Facts, type FactsProps } from './Facts.tsx'
export { Timeline, type TimelineEvent } from './Timeline.tsx'
