export * from './message.ts'
export * from './messages.ts'
