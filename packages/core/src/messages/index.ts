/** Texts by key, in two languages, with the values that stand in them. */
export * from './faults.ts'
export * from './message.ts'
export * from './messages.ts'
