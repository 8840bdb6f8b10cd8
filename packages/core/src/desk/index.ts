/** The home of operations: their queues, what waits in each, and what does not run as it should (width 2.6). */
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
