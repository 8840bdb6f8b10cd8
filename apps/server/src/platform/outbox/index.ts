export { type DispatcherParts, dispatch, outboxJob, retryMs } from './dispatcher.ts'
export { type Consumer, type ConsumerOf, consumer, type EventType, publish, publishAll } from './event.ts'
export type { OutboxTables } from './outbox.tables.ts'
