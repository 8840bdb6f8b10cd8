import * as t from 'io-ts'
import { Id, Instant, Nullable, Personal } from '../codec/index.ts'
import type { CallFailure } from '../http/index.ts'
import { ChatText, ClientMessageId } from './chat.codec.ts'

/** What was written, as it is kept over reloads: what failed before is tried again. */
export const KeptItem = t.readonly(
  t.type({
    clientId: ClientMessageId,
    text: Personal('words', ChatText),
    skuId: Nullable(Id),
    writtenTime: Instant,
  }),
  'KeptItem',
)
export type KeptItem = t.TypeOf<typeof KeptItem>

/** A message on its way. One with a failure is tried again only by hand. */
export interface OutboxItem extends KeptItem {
  readonly failure: CallFailure | null
}

type Outbox = readonly OutboxItem[]

/** The message that is sent next. */
export const headOf = (outbox: Outbox): OutboxItem | null =>
  outbox.find(({ failure }) => failure === null) ?? null

/** With one more message at the end; one that is there already stays where it is. */
export const queued = (outbox: Outbox, { clientId, text, skuId, writtenTime }: KeptItem): Outbox =>
  outbox.some((item) => item.clientId === clientId)
    ? outbox
    : [...outbox, { clientId, text, skuId, writtenTime, failure: null }]

/** Without a message that has arrived, or was given up. */
export const settled = (outbox: Outbox, clientId: string): Outbox =>
  outbox.filter((item) => item.clientId !== clientId)

export const withFailure = (outbox: Outbox, clientId: string, failure: CallFailure | null): Outbox =>
  outbox.map((item) => (item.clientId === clientId ? { ...item, failure } : item))

/** A message that failed goes to the end of the queue; one that waits stays where it is. */
export const retried = (outbox: Outbox, clientId: string): Outbox => {
  const failed = outbox.find((item) => item.clientId === clientId && item.failure !== null)
  return failed === undefined ? outbox : [...settled(outbox, clientId), { ...failed, failure: null }]
}
