/**
 * Homes of the work apps: the queues of operations, what waits in each and what does not run as it should (width 2.6);
 * what a shop has to do first, and its figures (width 2.5).
 *
 * @module
 */
export {
  CenterHealth,
  CenterState,
  FailedJob,
  Health,
  JobName,
  QueueState,
  WorkQueue,
} from './desk.codec.ts'
export { deskEndpoints } from './desk.endpoints.ts'
export { centerStateOf, centerStates, jobNames } from './desk.rules.ts'
export { SalesDay, ShopHome } from './shopHome.codec.ts'
export {
  FIGURE_DAYS,
  figureDays,
  filledDays,
  type ShopStep,
  shopSteps,
  shopStepsLeft,
} from './shopHome.rules.ts'
