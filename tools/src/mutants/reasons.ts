import type { Survivor } from './scores.ts'

/** What stood where a fault was planted; with what was planted there, that fault alone. */
type Planted = string | readonly [original: string, replacement: string]

/** Why no test can or need notice a planted fault, by the file of the core. */
const reasons: Readonly<Record<string, Readonly<Record<string, readonly Planted[]>>>> = {
  'chat/connection.machine': {
    'A line is opened once there is an id; the question is there for the type alone.': [
      "'connection: nobody to connect as'",
      'identity === null',
    ],
    'Only that event leads there; the question is there for the type alone.': [
      "event.type !== 'socket.frame'",
      "event.type === 'socket.frame'",
    ],
  },
  'chat/conversation.machine': {
    'Older messages are asked for where some are known; the question is there for the type alone.': [
      "'conversation: no history before it was opened'",
      'context.place === null',
    ],
    'A message that was refused is the first that waits; the default is there for the type alone.': ["''"],
    'A message that was refused is the first that waits; the question is there for the type alone.': [
      'headOf(args.context.outbox)?.clientId',
    ],
    'There is more only where something is known; the question is there for the type alone.': [
      'context.place !== null',
    ],
    'There is a message and a place wherever one is sent or changed; the question is there for the type alone.':
      ['frame !== null'],
    'What is beyond the last unread message is one’s own, and to have read it changes nothing.': [
      "'hasUnread'",
    ],
    'Only that event leads there; the question is there for the type alone.': [
      "event.type === 'history.known'",
      "event.type === 'message.edit'",
      "event.type === 'line.frame' && event.frame.type === 'read'",
      "event.type === 'line.frame'",
      "event.frame.type === 'read'",
      "event.type === 'message.send'",
      "event.type === 'outbox.restored'",
      "event.type === 'message.retry'",
      "event.type === 'message.discard'",
      "event.type === 'line.frame' && event.frame.type === 'accepted'",
      "event.frame.type === 'accepted'",
    ],
  },
  'chat/reminders.machine': {
    'Somebody is known before anything is asked for; the question is there for the type alone.': [
      "'reminders: nobody to ask for'",
      'userId === null',
    ],
  },
  'chat/chat.rules': {
    'Two versions of one revision are the same.': [
      '(latest.get(change.id)?.revision ?? -1) < change.revision',
    ],
  },
  'site/channel.rules': {
    'The expression matches every text and has both its groups; the default is there for the type alone.': [
      "''",
    ],
    'The expression matches every text; the default is there for the type alone.': ['[]'],
    'All of it may be empty, so the first match begins at the first character in any case.': [
      ['/^([^?#]*)\\??([^#]*)/', '/([^?#]*)\\??([^#]*)/'],
    ],
    'Where no question mark follows the page, there is no query in any case.': [
      ['/^([^?#]*)\\??([^#]*)/', '/^([^?#]*)\\?([^#]*)/'],
    ],
  },
  'site/freshness.rules': {
    'The expression matches every text; the default is there for the type alone.': ["''"],
    'The expression matches every text; the question is there for the type alone.': [
      '/^[^?#]*/.exec(address)?.[0]',
    ],
    'All of it may be empty, so the first match begins at the first character in any case.': ['/^[^?#]*/'],
    'The name of a codec, for the reports that developers read.': ["'Reload'"],
  },
  'replay/replay.rules': {
    'Nobody holds the actor any longer, and nothing runs in it by itself.': ['actor.stop()'],
    'Nobody reads the name of a timer that never runs out.': ['() => 0'],
  },
  'settlement/settlement.machine': {
    'The actions do nothing themselves; the server reads their names from the step.': ['{ openShop: done }'],
    'Types, and actions that do nothing themselves; the server reads their names from the step.': [
      '{ types: { events: {} as { readonly type: SettlementEventName } }, actions: { openShop: done } satisfies Record<SettlementEffect, () => void>, }',
    ],
  },
  'settlement/entry.machine': {
    'It leads somebody who pressed it; the question is there for the type alone.': [
      'press === null',
      "'entry: nobody pressed it'",
    ],
  },
  'identity/identity.rules': {
    'An id that is among the keys has its roles; the default is there for the type alone.': ['[]'],
  },
  'identity/session.machine': {
    'Who is signed in has a name; the default is there for the type alone.': ["''"],
    'Only that event asks so; the question is there for the type alone.': ["event.type === 'token.seen'"],
    'Only that event leads there; the question is there for the type alone.': [
      "event.type === 'session.refused'",
      "event.type === 'session.leave'",
    ],
  },
  'identity/phone.machine': {
    'What is refused with a code is refused; the question is there for the type alone.': [
      "failure.kind === 'refused'",
    ],
  },
  'goods/life.machine': {
    'Nothing but effects is left to do after a step; the question is there for the type alone.': [
      "type === 'publish' || type === 'remove'",
      'actions.map(({ type }) => type).filter(isEffect)',
    ],
    'Nobody looks at the reason of an event that needs none; the question is there for the type alone.': [
      ["type === 'review.refused' || type === 'goods.forcedOff' || type === 'shelving.failed'", 'true'],
    ],
  },
  'goods/goods.rules': {
    'Nothing is not an instant, and so not before any other; the question is there for the type alone.': [
      'expireTime !== null',
    ],
    'At equality both are the same level.': ['level < best'],
  },
  'payment/cashier.machine': {
    'A way is chosen and a key kept before anything is asked for; the question is there for the type alone.':
      [
        'chosen === null || chosen.channel === null || key === null',
        'chosen === null || chosen.channel === null',
        'chosen === null',
        'key === null',
      ],
    'Online and offline ways were led elsewhere by the guards before; the question is there for the type alone.':
      [
        "chosen === null || chosen.method === 'online' || chosen.method === 'offline' || key === null",
        "chosen === null || chosen.method === 'online' || chosen.method === 'offline'",
        "chosen === null || chosen.method === 'online'",
        "chosen.method === 'online'",
        "'online'",
        "chosen.method === 'offline'",
        "'offline'",
        "'cashier: no account chosen'",
      ],
  },
  'payment/payment.machine': {
    'A renewal keeps its key before it is asked for; the question is there for the type alone.': [
      'renewalKey === null',
      "'payment: no renewal was asked for'",
    ],
    'Only that event asks so; the question is there for the type alone.': ["event.type === 'status.known'"],
  },
  'order/trial.rules': {
    'Nothing is not an instant, and no time is left until none is 0; the question is there for the type alone.':
      ['endTime !== null'],
    'No end is missing here: that was answered a line before; the default is there for the type alone.': [
      "''",
    ],
  },
  'order/trial.machine': {
    'Only that event leads here; the question is there for the type alone.': ["event.type === 'order.known'"],
  },
  'order/renewal.rules': {
    'At equality both are the same instant.': ['Date.parse(end) > Date.parse(now)'],
  },
  'purchase/purchase.machine': {
    'A submission comes after a quote and with a key; the question is there for the type alone.': [
      'quote === null || key === null',
      'quote === null',
      'key === null',
      "'purchase: nothing was quoted'",
    ],
    'What was not answered leads elsewhere; the question is there for the type alone.': [
      "failure.kind === 'refused'",
    ],
    'One agrees to what was quoted; the question is there for the type alone.': [
      'context.quote?.agreementVersion',
    ],
    'The first state forgets all refusals as it is entered.': ['[]'],
  },
  'text/patterns': {
    'No host and a host of one word are refused alike.': ["''"],
    'The host stands second; what stands first is not read.': ['[]'],
  },
  'text/prc': {
    'The check character has to be all that follows the first 17, so that only 18 characters pass in any case.':
      ['/^\\d{6}(19|20)\\d{9}[\\dXx]$/'],
  },
  'time/duration': {
    'The name of a codec, for the reports that developers read.': ["'DurationUnit'"],
  },
  'money/format': {
    'The expression matches every text and has all its groups; the default is there for the type alone.': [
      "''",
    ],
    'The expression matches every text; the default is there for the type alone.': ['[]'],
    'All of it may be empty, so the first match begins at the first character in any case.': [
      '/^(-?)(\\d*)(\\.?)(\\d*)/',
    ],
  },
  'money/arithmetic': {
    'Differs only in an app that sets decimal.js for itself before it imports the core; for division a test does.':
      ['true'],
  },
  'cart/cart.rules': {
    'At equality both ways give the same limit: the greatest total divided by the price is the greatest amount.':
      ['compare(multiply(each, limit.maxAmount), MAX_LINE_TOTAL) <= 0'],
    'A difference of 0 was answered a line before.': ['difference < 0'],
  },
  'order/order.machine': {
    'The actions do nothing themselves; the server reads their names from the step.': [
      '{ openResources: done, closeResources: done, returnStock: done, returnMoney: done, returnSurplus: done, }',
    ],
    'Types, and actions that do nothing themselves; the server reads their names from the step.': [
      '{ types: { events: {} as { readonly type: OrderEventName } }, actions: { openResources: done, closeResources: done, returnStock: done, returnMoney: done, returnSurplus: done, } satisfies Record<OrderEffect, () => void>, }',
    ],
  },
  'order/provision.machine': {
    'Types alone: nothing of them is left when the chart runs.': [
      '{ types: { events: {} as { readonly type: ProvisionEventName } }, }',
    ],
  },
}

export const reasonFor = ({ file, original, replacement }: Survivor): string | undefined =>
  Object.entries(reasons[file.slice('src/'.length, -'.ts'.length)] ?? {}).find(([, planted]) =>
    planted.some((each) =>
      typeof each === 'string' ? each === original : each[0] === original && each[1] === replacement,
    ),
  )?.[0]
