import { refusals } from '@compute-mall/core/contract'
import { E, pipe } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { PayStatus, paymentEndpoints } from '@compute-mall/core/payment'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { billHandlers } from './billHandlers.ts'
import { giveUp } from './giveUp.ts'
import { openAtProvider, paymentIdOf } from './opening.ts'
import { payOptionsOf } from './options.ts'
import { payStatusIn, payStatusOf, statusStatements } from './payment.status.ts'
import { postpaidHandlers } from './postpaid.ts'
import type { Providers } from './providers.ts'
import { rechargeOrder } from './recharge.ts'
import { remittanceHandlers } from './remittances.ts'
import { keepSlipFile, readSlip } from './slips.ts'
import { payAccountOf, payFromAccount } from './store/accounts.ts'
import { handInSlip, remittanceOf } from './store/remittances.ts'
import { currentSession, ownOrder, startSession } from './store/sessions.ts'
import { doomSlipFiles } from './store/slipFiles.ts'

const missing = E.left<Refusal>(refusals.notFound())

/** Spec section 7, Payment. Every order is its buyer's alone: another's is one that is not there (test S1). */
export const paymentHandlers = (
  platform: Platform,
  providers: Providers,
): Handlers<typeof paymentEndpoints> => {
  const { blobs, config, db, prepared } = platform
  const status = statusStatements(prepared)

  const statusOf = async (
    orderId: string,
    userId: string,
    now: Date,
  ): Promise<E.Either<Refusal, PayStatus>> => {
    const [row] = await status.byOrder({ orderId, userId })
    return row === undefined ? missing : E.right(payStatusOf(row, now))
  }

  return {
    chargeStatus: async ({ query: { sign } }, { now }) => {
      const [row] = await status.bySign(sign, now)
      return row === undefined ? missing : E.right(payStatusOf(row, now))
    },

    orderStatus: ({ query: { orderId } }, { user, now }) => statusOf(orderId, user.id, now),

    options: async ({ query: { orderId } }, { user, now }) => {
      const order = await ownOrder(db, orderId, user.id)
      if (order === undefined) return missing
      return E.right(payOptionsOf(order, await payAccountOf(db, user.id, now), providers, now))
    },

    open: {
      prepare: async ({ body: { orderId, channel } }, { user, idempotencyKey }) => {
        const order = await ownOrder(db, orderId, user.id)
        if (order === undefined) return missing
        const paymentId = paymentIdOf(user.id, idempotencyKey ?? '')
        return pipe(
          await openAtProvider(platform, providers, order, channel, paymentId),
          E.map(
            (payment) =>
              (_, { now, transact }) =>
                transact((trx) => startSession(trx, orderId, payment, now)),
          ),
        )
      },
    },

    session: ({ query: { orderId } }, { user, now }) => currentSession(db, orderId, user.id, now),

    payFromAccount: async ({ body: { orderId, method } }, { user, now, transact }) =>
      transact(async (trx) => {
        const paid = await payFromAccount(trx, { orderId, userId: user.id, method, now })
        return E.isLeft(paid) ? paid : E.right(await payStatusIn(trx, orderId, now))
      }),

    account: async (_, { user, now }) => E.right(await payAccountOf(db, user.id, now)),

    giveUp: async ({ body: { orderId } }, { user, now }) => {
      const given = await giveUp(platform, providers, orderId, user.id, now)
      return E.isLeft(given) ? given : statusOf(orderId, user.id, now)
    },

    recharge: {
      prepare: async ({ body: { amount, channel } }, { user, now, idempotencyKey }) => {
        const key = idempotencyKey ?? ''
        const placing = { userId: user.id, key, now, lifetimeMs: config.orderTtlMs }
        const order = await rechargeOrder(platform, amount, placing)
        if (E.isLeft(order)) return order
        const orderId = order.right.id
        return pipe(
          await openAtProvider(platform, providers, order.right, channel, paymentIdOf(user.id, key)),
          E.map(
            (payment) =>
              (_, { now, transact }) =>
                transact((trx) => startSession(trx, orderId, payment, now)),
          ),
        )
      },
    },

    remittance: async ({ query: { orderId } }, { user }) => {
      const order = await ownOrder(db, orderId, user.id)
      if (order === undefined) return missing
      if (order.status === 'cancelled') return E.left(refusals.orderClosed())
      return E.right(await remittanceOf(db, order))
    },

    uploadSlip: async ({ body: { orderId, slip: file } }, { user, now, transact }) => {
      const order = await ownOrder(db, orderId, user.id)
      if (order === undefined) return missing
      const slip = await readSlip(file)
      if (E.isLeft(slip)) return slip
      const { fileName } = slip.right
      const blob = await keepSlipFile(db, blobs, slip.right, now)
      const handed = await transact((trx) =>
        handInSlip(trx, { orderId, userId: user.id, blob, fileName, now }),
      )
      if (E.isRight(handed)) return E.right(await remittanceOf(db, handed.right))
      await doomSlipFiles(db, [blob], now)
      return handed
    },

    ...postpaidHandlers(platform),
    ...remittanceHandlers(platform),
    ...billHandlers(platform, providers),
  }
}
