export * from './site.codec.ts'
export * from './site.endpoints.ts'
export * as siteFixtures from './site.fixtures.ts'
export * from './site.messages.ts'
