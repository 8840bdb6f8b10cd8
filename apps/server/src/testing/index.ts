export { auditBooks } from './books.ts'
export { AGREEMENT, allOrders, intentFor, order, publishAgreement, requestFor, type Wish } from './buying.ts'
export type { Caller, CallOptions } from './caller.ts'
export { createTestClock, type TestClock } from './clock.ts'
export { openEmptyDatabase, openTestDatabase, type TestDatabaseKind } from './database.ts'
export { type Counter, openCode, openCounter, type Placed } from './paying.ts'
export { freeOf, type NewSale, putOnSale, type Sale, setPrice, setSelling } from './sale.ts'
export { startSeededServer } from './seeded.ts'
export {
  startTestServer,
  TEST_ORIGIN,
  type TestServer,
  type TestServerOptions,
  type TestUser,
} from './server.ts'
export { createTill, type Forgery, type PaidFact, type Till } from './till.ts'
export { addUser, type NewUser, TEST_PASSWORD } from './users.ts'
