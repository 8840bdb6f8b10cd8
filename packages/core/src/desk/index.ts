/** The home of operations: their queues and what waits in each (width 2.6). */
export { QueueState, WorkQueue } from './desk.codec.ts'
export { deskEndpoints } from './desk.endpoints.ts'
