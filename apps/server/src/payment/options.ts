import { refusals } from '@compute-mall/core/contract'
import type { ErrorCode } from '@compute-mall/core/http'
import { compare, type Money } from '@compute-mall/core/money'
import type { PayAccount, PayOption, PayOptions } from '@compute-mall/core/payment'
import type { OrderRow } from '../order/index.ts'
import type { Providers } from './providers.ts'
import { payRefusal } from './store/sessions.ts'

/** Why an account cannot pay this order. */
const accountRefusal = (order: OrderRow, balance: Money): ErrorCode | null => {
  if (order.type === 'recharge') return refusals.methodUnavailable.code
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
  const fromAccount = (method: 'contractFund' | 'credit' | 'platformDiscount'): PayOption => ({
    method,
    channel: null,
    balance: account[method],
    refusal: over ?? accountRefusal(order, account[method]),
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
