export { AGREEMENT, allOrders, intentFor, order, publishAgreement, requestFor, type Wish } from './buying.ts'
export type { Caller, CallOptions } from './caller.ts'
export { createTestClock, type TestClock } from './clock.ts'
export { openEmptyDatabase, openTestDatabase, type TestDatabaseKind } from './database.ts'
export { createFakeProvider, type FakeProvider, type Forgery, type PaidFact } from './fakeProvider.ts'
export { auditLedger } from './ledgerAudit.ts'
export { openCode, openPaymentFixture, type PaymentFixture, type Placed } from './paymentFixture.ts'
export { freeOf, type NewSale, putOnSale, type Sale, setPrice, setSelling, setSite } from './sale.ts'
export { startSeededServer } from './seeded.ts'
export {
  startPeer,
  startTestServer,
  TEST_ORIGIN,
  type TestServer,
  type TestServerOptions,
  type TestUser,
} from './server.ts'
export { addUser, type NewUser, TEST_PASSWORD } from './users.ts'
