/** What is searched for, as an address, as a request and as a screen shows it. */
export * from './search.address.ts'
export * from './search.changes.ts'
export * from './search.codec.ts'
export * from './search.endpoints.ts'
export * as searchFixtures from './search.fixtures.ts'
export * from './search.messages.ts'
export * from './search.rules.ts'
export * from './search.view.ts'
