import type { SnapshotFrom } from 'xstate'
import { failureMessage, refusalMessage } from '../http/index.ts'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import { formatMoney, type Money, subtract } from '../money/index.ts'
import { countdownText, type Milliseconds, secondsLeft } from '../time/index.ts'
import type { cashierMachine } from './cashier.machine.ts'
import type { PayOption } from './payment.codec.ts'
import type { paymentMessages } from './payment.messages.ts'
import { isOpen, isSameOption } from './payment.rules.ts'

type Snapshot = SnapshotFrom<typeof cashierMachine>

const say = messageFor<KeyOf<typeof paymentMessages>>('payment')

/** A way of paying as a card. */
export interface PayCard {
  /** Unique among the cards, e.g. `online.wechat`. */
  readonly id: string
  readonly option: PayOption
  readonly label: Message
  readonly balance: Message | null
  /** When the order is paid or billed; null for a balance that pays at once. */
  readonly note: Message | null
  /** Why it cannot be chosen. */
  readonly reason: Message | null
  readonly chosen: boolean
}

/** What the cashier shows. */
export interface CashierView {
  readonly phase: Snapshot['value']
  readonly orderId: string
  readonly orderNo: string
  readonly total: Money
  /** Until when the order can be paid, and what is left: `23:59:59`. */
  readonly expireTime: string
  readonly countdown: string
  readonly cards: readonly PayCard[]
  /** The label of the main button, or what is going on. */
  readonly pay: Message
  readonly notice: Message | null
  /** The account that pays, and what it holds afterwards; null where none is chosen. */
  readonly account: { readonly label: Message; readonly after: Money } | null
  readonly commands: { readonly choose: boolean; readonly pay: boolean }
  readonly isBusy: boolean
}

const channelLabels = {
  embedded: 'channelEmbedded',
  alipay: 'channelAlipay',
  wechat: 'channelWechat',
} as const
const methodLabels = {
  online: 'methodOnline',
  offline: 'methodOffline',
  credit: 'methodCredit',
  contractFund: 'methodContractFund',
  platformDiscount: 'methodPlatformDiscount',
} as const

/** The name of a way of paying; of its channel where it has one. */
const optionLabel = ({ method, channel }: Pick<PayOption, 'method' | 'channel'>): Message =>
  say(channel === null ? methodLabels[method] : channelLabels[channel])

const noteOf = ({ method }: PayOption): Message | null => {
  if (method === 'online') return say('onlineNote')
  if (method === 'credit') return say('postpaidNote')
  return method === 'offline' ? say('offlineNote') : null
}

const cardOf = (option: PayOption, chosen: PayOption | null): PayCard => ({
  id: [option.method, option.channel].filter(Boolean).join('.'),
  option,
  label: optionLabel(option),
  balance: option.balance === null ? null : say('balance', { amount: formatMoney(option.balance) }),
  note: noteOf(option),
  reason: option.refusal === null ? null : refusalMessage({ code: option.refusal }),
  chosen: chosen !== null && isSameOption(option, chosen),
})

const payLabel = ({ value, context }: Snapshot): Message => {
  if (value === 'verifying' || value === 'unverified') return say('verifying')
  if (value !== 'choosing') return say('paying')
  return say('pay', { amount: formatMoney(context.options.total) })
}

const accountOf = ({ options, chosen }: Snapshot['context']): CashierView['account'] =>
  chosen === null || chosen.balance === null
    ? null
    : { label: optionLabel(chosen), after: subtract(chosen.balance, options.total) }

/** What the cashier shows at `now`, the server's time. */
export const cashierView = (snapshot: Snapshot, now: Milliseconds): CashierView => {
  const { options, chosen, failure } = snapshot.context
  return {
    phase: snapshot.value,
    orderId: options.orderId,
    orderNo: options.orderNo,
    total: options.total,
    expireTime: options.expireTime,
    countdown: countdownText(secondsLeft(options.expireTime, now)),
    cards: options.options.map((option) => cardOf(option, chosen)),
    pay: payLabel(snapshot),
    notice: failure && failureMessage(failure),
    account: accountOf(snapshot.context),
    commands: {
      choose: snapshot.value === 'choosing' && options.options.some(isOpen),
      pay: snapshot.can({ type: 'cashier.pay', key: '' }),
    },
    isBusy: snapshot.value !== 'choosing',
  }
}
