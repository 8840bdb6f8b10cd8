import { refusals } from '@compute-mall/core/contract'
import { type ErrorCode, isErrorCode } from '@compute-mall/core/http'
import { compare } from '@compute-mall/core/money'
import type { AccountMethod, PayAccount, PayOption, PayOptions } from '@compute-mall/core/payment'
import type { OrderRow } from '../order/index.ts'
import type { Providers } from './providers.ts'
import { postpaidRefusal } from './store/postpaid.ts'
import { payRefusal } from './store/sessions.ts'

/** Why an account cannot pay this order. */
const accountRefusal = (order: OrderRow, account: PayAccount, method: AccountMethod): ErrorCode | null => {
  if (order.type === 'recharge') return refusals.methodUnavailable.code
  const stopped = method === 'credit' ? postpaidRefusal(account.postpaid) : undefined
  if (stopped !== undefined && isErrorCode(stopped.code)) return stopped.code
  const balance = account[method]
  return compare(balance, order.total) >= 0 ? null : refusals.balanceInsufficient.code
}

/** Every way of paying this order, each with the reason why it is not open; first those of an order that is over. */
export const payOptionsOf = (
  order: OrderRow,
  account: PayAccount,
  providers: Providers,
  now: Date,
): PayOptions => {
  const over = payRefusal(order, now)?.code ?? null
  const fromAccount = (method: AccountMethod): PayOption => ({
    method,
    channel: null,
    balance: account[method],
    refusal: over ?? accountRefusal(order, account, method),
  })
  return {
    orderId: order.id,
    orderNo: order.order_no,
    purpose: order.type === 'recharge' ? 'recharge' : 'order',
    status: order.status,
    total: order.total,
    expireTime: order.expires_at.toISOString(),
    serverTime: now.toISOString(),
    options: [
      ...[...providers.keys()].map(
        (channel): PayOption => ({ method: 'online', channel, balance: null, refusal: over }),
      ),
      fromAccount('contractFund'),
      fromAccount('credit'),
      fromAccount('platformDiscount'),
      {
        method: 'offline',
        channel: null,
        balance: null,
        refusal: over ?? (order.type === 'recharge' ? refusals.methodUnavailable.code : null),
      },
    ],
  }
}
