import { E } from '@compute-mall/core/fp'
import type { EnvelopeFailure } from '@compute-mall/core/http'
import { type Order, orderEndpoints } from '@compute-mall/core/order'
import { type PaymentSession, paymentEndpoints } from '@compute-mall/core/payment'
import { intentFor, order, publishAgreement, type Wish } from './buying.ts'
import { createFakeProvider, type FakeProvider } from './fakeProvider.ts'
import { type NewSale, putOnSale } from './sale.ts'
import { startTestServer, type TestServer, type TestServerOptions, type TestUser } from './server.ts'
import type { NewUser } from './users.ts'

/** A server that sells, with a provider in the hand of the test. */
export interface PaymentFixture {
  readonly server: TestServer
  readonly fakeProvider: FakeProvider
  /** An order that waits to be paid. */
  placed(wish?: Wish & { readonly sale?: NewSale; readonly user?: NewUser }): Promise<Placed>
  /** One that was paid on credit. */
  paid(): Promise<Placed>
  /** One with its code. */
  scanned(
    wish?: Parameters<PaymentFixture['placed']>[0],
  ): Promise<Placed & { readonly session: PaymentSession }>
  statusOf(placed: Placed): Promise<string>
  orderOf(placed: Placed): Promise<Order>
  stop(): Promise<void>
}

export interface Placed {
  readonly buyer: TestUser
  readonly orderId: string
}

const readOrder = ({ buyer, orderId }: Placed): Promise<Order> =>
  buyer.get(orderEndpoints.detail, { params: { orderId } })

export const openCode = (
  { buyer, orderId }: Placed,
  key?: string,
): Promise<E.Either<EnvelopeFailure, PaymentSession>> =>
  buyer.call(
    paymentEndpoints.open,
    { body: { orderId, channel: 'embedded' } },
    key === undefined ? {} : { key },
  )

export const openPaymentFixture = async ({
  fakeProvider = createFakeProvider(),
  ...options
}: TestServerOptions & { readonly fakeProvider?: FakeProvider } = {}): Promise<PaymentFixture> => {
  const server = await startTestServer({ modules: fakeProvider.modules, ...options })
  await publishAgreement(server.platform.db)

  const placed: PaymentFixture['placed'] = async ({ sale = {}, user = {}, ...wish } = {}) => {
    const buyer = await server.signIn(user)
    const made = await order(buyer, intentFor(await putOnSale(server.platform.db, sale), wish))
    if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
    return { buyer, orderId: made.right.orderId }
  }
  return {
    server,
    fakeProvider,
    placed,
    paid: async () => {
      const one = await placed()
      const means = {
        user_id: one.buyer.id,
        credit_granted_at: new Date('2026-01-01T00:00:00Z'),
        credit: '1000.00',
        credit_limit: '1000.00',
      }
      await server.platform.db.insertInto('pay_accounts').values(means).execute()
      const body = { orderId: one.orderId, method: 'credit' } as const
      await one.buyer.get(paymentEndpoints.payFromAccount, { body })
      return one
    },
    scanned: async (wish) => {
      const one = await placed(wish)
      const session = await openCode(one)
      if (E.isLeft(session)) throw new Error(JSON.stringify(session.left))
      return { ...one, session: session.right }
    },
    statusOf: async ({ buyer, orderId }) =>
      (await buyer.get(paymentEndpoints.orderStatus, { query: { orderId } })).status,
    orderOf: readOrder,
    stop: () => server.stop(),
  }
}
