export { type QueueTile, WorkQueueHome, type WorkQueueHomeProps } from './WorkQueueHome.tsx'
