import type { Survivor } from './scores.ts'

interface Reason extends Pick<Survivor, 'file' | 'original'> {
  readonly replacement?: string
  readonly why: string
}

/** Why no test can or need notice a planted fault; without a replacement, every one of the original's. */
const reasons: readonly Reason[] = [
  {
    file: 'src/chat/connection.machine.ts',
    original: "'connection: nobody to connect as'",
    why: 'A line is opened once there is an id; the question is there for the type alone.',
  },
  {
    file: 'src/chat/connection.machine.ts',
    original: 'identity === null',
    why: 'A line is opened once there is an id; the question is there for the type alone.',
  },
  {
    file: 'src/chat/connection.machine.ts',
    original: "event.type !== 'socket.frame'",
    why: 'Only that event leads there; the question is there for the type alone.',
  },
  {
    file: 'src/chat/connection.machine.ts',
    original: "event.type === 'socket.frame'",
    why: 'Only that event leads there; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: "'conversation: no history before it was opened'",
    why: 'Older messages are asked for where some are known; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: 'context.place === null',
    why: 'Older messages are asked for where some are known; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: "''",
    why: 'A message that was refused is the first that waits; the default is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: 'headOf(args.context.outbox)?.clientId',
    why: 'A message that was refused is the first that waits; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: 'context.place !== null',
    why: 'There is more only where something is known; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: 'frame !== null',
    why: 'There is a message and a place wherever one is sent or changed; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: "'hasUnread'",
    why: 'What is beyond the last unread message is one’s own, and to have read it changes nothing.',
  },
  {
    file: 'src/chat/reminders.machine.ts',
    original: "'reminders: nobody to ask for'",
    why: 'Somebody is known before anything is asked for; the question is there for the type alone.',
  },
  {
    file: 'src/chat/reminders.machine.ts',
    original: 'userId === null',
    why: 'Somebody is known before anything is asked for; the question is there for the type alone.',
  },
  {
    file: 'src/chat/chat.rules.ts',
    original: '(latest.get(change.id)?.revision ?? -1) < change.revision',
    why: 'Two versions of one revision are the same.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: "event.type === 'history.known'",
    why: 'Only that event leads there; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: "event.type === 'message.edit'",
    why: 'Only that event leads there; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: "event.type === 'line.frame' && event.frame.type === 'read'",
    why: 'Only that event leads there; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: "event.type === 'line.frame'",
    why: 'Only that event leads there; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: "event.frame.type === 'read'",
    why: 'Only that event leads there; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: "event.type === 'message.send'",
    why: 'Only that event leads there; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: "event.type === 'outbox.restored'",
    why: 'Only that event leads there; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: "event.type === 'message.retry'",
    why: 'Only that event leads there; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: "event.type === 'message.discard'",
    why: 'Only that event leads there; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: "event.type === 'line.frame' && event.frame.type === 'accepted'",
    why: 'Only that event leads there; the question is there for the type alone.',
  },
  {
    file: 'src/chat/conversation.machine.ts',
    original: "event.frame.type === 'accepted'",
    why: 'Only that event leads there; the question is there for the type alone.',
  },
  {
    file: 'src/site/channel.rules.ts',
    original: "''",
    why: 'The expression matches every text and has both its groups; the default is there for the type alone.',
  },
  {
    file: 'src/site/channel.rules.ts',
    original: '[]',
    why: 'The expression matches every text; the default is there for the type alone.',
  },
  {
    file: 'src/site/channel.rules.ts',
    original: '/^([^?#]*)\\??([^#]*)/',
    replacement: '/([^?#]*)\\??([^#]*)/',
    why: 'All of it may be empty, so the first match begins at the first character in any case.',
  },
  {
    file: 'src/site/channel.rules.ts',
    original: '/^([^?#]*)\\??([^#]*)/',
    replacement: '/^([^?#]*)\\?([^#]*)/',
    why: 'Where no question mark follows the page, there is no query in any case.',
  },
  {
    file: 'src/site/freshness.rules.ts',
    original: "''",
    why: 'The expression matches every text; the default is there for the type alone.',
  },
  {
    file: 'src/site/freshness.rules.ts',
    original: '/^[^?#]*/.exec(address)?.[0]',
    why: 'The expression matches every text; the question is there for the type alone.',
  },
  {
    file: 'src/site/freshness.rules.ts',
    original: '/^[^?#]*/',
    why: 'All of it may be empty, so the first match begins at the first character in any case.',
  },
  {
    file: 'src/site/freshness.rules.ts',
    original: "'Reload'",
    why: 'The name of a codec, for the reports that developers read.',
  },
  {
    file: 'src/replay/replay.rules.ts',
    original: 'actor.stop()',
    why: 'Nobody holds the actor any longer, and nothing runs in it by itself.',
  },
  {
    file: 'src/replay/replay.rules.ts',
    original: '() => 0',
    why: 'Nobody reads the name of a timer that never runs out.',
  },
  {
    file: 'src/settlement/settlement.machine.ts',
    original: '{ openShop: done }',
    why: 'The actions do nothing themselves; the server reads their names from the step.',
  },
  {
    file: 'src/settlement/settlement.machine.ts',
    original:
      '{ types: { events: {} as { readonly type: SettlementEventName } }, actions: { openShop: done } satisfies Record<SettlementEffect, () => void>, }',
    why: 'Types, and actions that do nothing themselves; the server reads their names from the step.',
  },
  {
    file: 'src/settlement/entry.machine.ts',
    original: 'press === null',
    why: 'It leads somebody who pressed it; the question is there for the type alone.',
  },
  {
    file: 'src/settlement/entry.machine.ts',
    original: "'entry: nobody pressed it'",
    why: 'It leads somebody who pressed it; the question is there for the type alone.',
  },
  {
    file: 'src/identity/identity.rules.ts',
    original: '[]',
    why: 'An id that is among the keys has its roles; the default is there for the type alone.',
  },
  {
    file: 'src/identity/session.machine.ts',
    original: "''",
    why: 'Who is signed in has a name; the default is there for the type alone.',
  },
  {
    file: 'src/identity/session.machine.ts',
    original: "event.type === 'token.seen'",
    why: 'Only that event asks so; the question is there for the type alone.',
  },
  {
    file: 'src/identity/session.machine.ts',
    original: "event.type === 'session.refused'",
    why: 'Only that event leads there; the question is there for the type alone.',
  },
  {
    file: 'src/identity/session.machine.ts',
    original: "event.type === 'session.leave'",
    why: 'Only that event leads there; the question is there for the type alone.',
  },
  {
    file: 'src/identity/phone.machine.ts',
    original: "failure.kind === 'refused'",
    why: 'What is refused with a code is refused; the question is there for the type alone.',
  },
  {
    file: 'src/goods/life.machine.ts',
    original: "type === 'publish' || type === 'remove'",
    why: 'Nothing but effects is left to do after a step; the question is there for the type alone.',
  },
  {
    file: 'src/goods/life.machine.ts',
    original: 'actions.map(({ type }) => type).filter(isEffect)',
    why: 'Nothing but effects is left to do after a step; the question is there for the type alone.',
  },
  {
    file: 'src/goods/life.machine.ts',
    original: "type === 'review.refused' || type === 'goods.forcedOff' || type === 'shelving.failed'",
    replacement: 'true',
    why: 'Nobody looks at the reason of an event that needs none; the question is there for the type alone.',
  },
  {
    file: 'src/goods/goods.rules.ts',
    original: 'expireTime !== null',
    why: 'Nothing is not an instant, and so not before any other; the question is there for the type alone.',
  },
  {
    file: 'src/goods/goods.rules.ts',
    original: 'level < best',
    why: 'At equality both are the same level.',
  },
  {
    file: 'src/payment/cashier.machine.ts',
    original: 'chosen === null || chosen.channel === null || key === null',
    why: 'A way is chosen and a key kept before anything is asked for; the question is there for the type alone.',
  },
  {
    file: 'src/payment/cashier.machine.ts',
    original: 'chosen === null || chosen.channel === null',
    why: 'A way is chosen and a key kept before anything is asked for; the question is there for the type alone.',
  },
  {
    file: 'src/payment/cashier.machine.ts',
    original: 'chosen === null',
    why: 'A way is chosen and a key kept before anything is asked for; the question is there for the type alone.',
  },
  {
    file: 'src/payment/cashier.machine.ts',
    original: 'key === null',
    why: 'A way is chosen and a key kept before anything is asked for; the question is there for the type alone.',
  },
  {
    file: 'src/payment/cashier.machine.ts',
    original: "chosen === null || chosen.method === 'online' || chosen.method === 'offline' || key === null",
    why: 'Online and offline ways were led elsewhere by the guards before; the question is there for the type alone.',
  },
  {
    file: 'src/payment/cashier.machine.ts',
    original: "chosen === null || chosen.method === 'online' || chosen.method === 'offline'",
    why: 'Online and offline ways were led elsewhere by the guards before; the question is there for the type alone.',
  },
  {
    file: 'src/payment/cashier.machine.ts',
    original: "chosen === null || chosen.method === 'online'",
    why: 'Online and offline ways were led elsewhere by the guards before; the question is there for the type alone.',
  },
  {
    file: 'src/payment/cashier.machine.ts',
    original: "chosen.method === 'online'",
    why: 'Online and offline ways were led elsewhere by the guards before; the question is there for the type alone.',
  },
  {
    file: 'src/payment/cashier.machine.ts',
    original: "'online'",
    why: 'Online and offline ways were led elsewhere by the guards before; the question is there for the type alone.',
  },
  {
    file: 'src/payment/cashier.machine.ts',
    original: "chosen.method === 'offline'",
    why: 'Online and offline ways were led elsewhere by the guards before; the question is there for the type alone.',
  },
  {
    file: 'src/payment/cashier.machine.ts',
    original: "'offline'",
    why: 'Online and offline ways were led elsewhere by the guards before; the question is there for the type alone.',
  },
  {
    file: 'src/payment/cashier.machine.ts',
    original: "'cashier: no account chosen'",
    why: 'Online and offline ways were led elsewhere by the guards before; the question is there for the type alone.',
  },
  {
    file: 'src/payment/payment.machine.ts',
    original: 'renewalKey === null',
    why: 'A renewal keeps its key before it is asked for; the question is there for the type alone.',
  },
  {
    file: 'src/payment/payment.machine.ts',
    original: "'payment: no renewal was asked for'",
    why: 'A renewal keeps its key before it is asked for; the question is there for the type alone.',
  },
  {
    file: 'src/payment/payment.machine.ts',
    original: "event.type === 'status.known'",
    why: 'Only that event asks so; the question is there for the type alone.',
  },
  {
    file: 'src/order/trial.rules.ts',
    original: 'endTime !== null',
    why: 'Nothing is not an instant, and no time is left until none is 0; the question is there for the type alone.',
  },
  {
    file: 'src/order/trial.rules.ts',
    original: "''",
    why: 'No end is missing here: that was answered a line before; the default is there for the type alone.',
  },
  {
    file: 'src/order/trial.machine.ts',
    original: "event.type === 'order.known'",
    why: 'Only that event leads here; the question is there for the type alone.',
  },
  {
    file: 'src/order/renewal.rules.ts',
    original: 'Date.parse(end) > Date.parse(now)',
    why: 'At equality both are the same instant.',
  },
  {
    file: 'src/purchase/purchase.machine.ts',
    original: 'quote === null || key === null',
    why: 'A submission comes after a quote and with a key; the question is there for the type alone.',
  },
  {
    file: 'src/purchase/purchase.machine.ts',
    original: 'quote === null',
    why: 'A submission comes after a quote and with a key; the question is there for the type alone.',
  },
  {
    file: 'src/purchase/purchase.machine.ts',
    original: 'key === null',
    why: 'A submission comes after a quote and with a key; the question is there for the type alone.',
  },
  {
    file: 'src/purchase/purchase.machine.ts',
    original: "'purchase: nothing was quoted'",
    why: 'A submission comes after a quote and with a key; the question is there for the type alone.',
  },
  {
    file: 'src/purchase/purchase.machine.ts',
    original: "failure.kind === 'refused'",
    why: 'What was not answered leads elsewhere; the question is there for the type alone.',
  },
  {
    file: 'src/purchase/purchase.machine.ts',
    original: 'context.quote?.agreementVersion',
    why: 'One agrees to what was quoted; the question is there for the type alone.',
  },
  {
    file: 'src/purchase/purchase.machine.ts',
    original: '[]',
    why: 'The first state forgets all refusals as it is entered.',
  },
  {
    file: 'src/text/patterns.ts',
    original: "''",
    why: 'No host and a host of one word are refused alike.',
  },
  {
    file: 'src/text/patterns.ts',
    original: '[]',
    why: 'The host stands second; what stands first is not read.',
  },
  {
    file: 'src/text/prc.ts',
    original: '/^\\d{6}(19|20)\\d{9}[\\dXx]$/',
    why: 'The check character has to be all that follows the first 17, so that only 18 characters pass in any case.',
  },
  {
    file: 'src/time/duration.ts',
    original: "'DurationUnit'",
    why: 'The name of a codec, for the reports that developers read.',
  },
  {
    file: 'src/money/format.ts',
    original: "''",
    why: 'The expression matches every text and has all its groups; the default is there for the type alone.',
  },
  {
    file: 'src/money/format.ts',
    original: '[]',
    why: 'The expression matches every text; the default is there for the type alone.',
  },
  {
    file: 'src/money/format.ts',
    original: '/^(-?)(\\d*)(\\.?)(\\d*)/',
    why: 'All of it may be empty, so the first match begins at the first character in any case.',
  },
  {
    file: 'src/money/arithmetic.ts',
    original: 'true',
    why: 'Differs only in an app that sets decimal.js for itself before it imports the core; for division a test does.',
  },
  {
    file: 'src/cart/cart.rules.ts',
    original: 'compare(multiply(each, limit.maxAmount), MOST_LINE_TOTAL) <= 0',
    why: 'At equality both ways give the same limit: the greatest total divided by the price is the greatest amount.',
  },
  {
    file: 'src/cart/cart.rules.ts',
    original: 'difference < 0',
    why: 'A difference of 0 was answered a line before.',
  },
  {
    file: 'src/order/order.machine.ts',
    original:
      '{ openResources: done, closeResources: done, returnStock: done, returnMoney: done, returnSurplus: done, }',
    why: 'The actions do nothing themselves; the server reads their names from the step.',
  },
  {
    file: 'src/order/order.machine.ts',
    original:
      '{ types: { events: {} as { readonly type: OrderEventName } }, actions: { openResources: done, closeResources: done, returnStock: done, returnMoney: done, returnSurplus: done, } satisfies Record<OrderEffect, () => void>, }',
    why: 'Types, and actions that do nothing themselves; the server reads their names from the step.',
  },
  {
    file: 'src/order/provision.machine.ts',
    original: '{ types: { events: {} as { readonly type: ProvisionEventName } }, }',
    why: 'Types alone: nothing of them is left when the chart runs.',
  },
]

export const reasonFor = ({ file, original, replacement }: Survivor): string | undefined =>
  reasons.find(
    (each) =>
      each.file === file &&
      each.original === original &&
      (each.replacement === undefined || each.replacement === replacement),
  )?.why
