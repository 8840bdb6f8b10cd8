import { type ChatSide, MOST_MISSED } from '@compute-mall/core/chat'
import type { Db } from '../database.ts'
import type { Logger } from '../platform/log.ts'
import type { Change, Typing } from './bus.ts'
import type { Line } from './line.ts'
import {
  type Conversation,
  changesAfter,
  conversationById,
  historyBefore,
  unreadOf,
} from './store/queries.ts'

/** The lines of this process, and what each is told. */
export interface Desk {
  readonly lines: ReadonlySet<Line>
  add(line: Line): void
  remove(line: Line): void
  /** From now on messages for this side and id come over the line; it is told what is unread. */
  register(line: Line, side: ChatSide, id: string): Promise<void>
  /** Tells a line all that followed a place, or to reload; from then on it is told every change (decision D9). */
  resume(
    line: Line,
    conversation: Conversation,
    side: ChatSide,
    known: { readonly epoch: number; readonly sequence: number } | null,
  ): Promise<void>
  /** A conversation has changed: whoever has it open is told how. */
  changed(change: Change): void
  /** Somebody is writing: the other side is told, and of the staff those who are not writing. */
  typing(typing: Typing): void
  /** Something may have been missed: every line is brought up to date. */
  missed(): void
  /** Waits until nothing is being told. */
  idle(): Promise<void>
}

const addressOf = (side: ChatSide, id: string): string => `${side} ${id}`

export const createDesk = (db: Db, log: Logger): Desk => {
  const lines = new Set<Line>()
  const registered = new Map<string, Set<Line>>()
  /** Work on one conversation or one count follows each other; what waits already is not asked for twice. */
  const tails = new Map<string, Promise<void>>()
  const waiting = new Set<string>()

  const inTurn = (key: string, work: () => Promise<void>): Promise<void> => {
    const tail = (tails.get(key) ?? Promise.resolve())
      .then(work)
      .catch((error: unknown) => log.warn({ err: error }, 'a chat line could not be told'))
      .finally(() => {
        if (tails.get(key) === tail) tails.delete(key)
      })
    tails.set(key, tail)
    return tail
  }
  const once = (key: string, work: () => Promise<void>): void => {
    if (waiting.has(key)) return
    waiting.add(key)
    void inTurn(key, () => {
      waiting.delete(key)
      return work()
    })
  }

  const at = (side: ChatSide, id: string): readonly Line[] => [...(registered.get(addressOf(side, id)) ?? [])]

  const tellUnread = async (side: ChatSide, id: string): Promise<void> => {
    const text = JSON.stringify({ type: 'userUnreadCount', userUnreadCount: await unreadOf(db, side, id) })
    for (const line of at(side, id)) line.sendText(text)
  }

  const readBy = (conversation: Conversation, side: ChatSide): number =>
    side === 'customer' ? conversation.read_customer : conversation.read_staff

  /** Tells a line how far both sides have read. */
  const tellRead = (line: Line, conversation: Conversation, side: ChatSide): void => {
    const conversationId = conversation.id
    line.send({ type: 'read', conversationId, sequence: readBy(conversation, side) })
    const other = side === 'customer' ? 'staff' : 'customer'
    line.send({ type: 'peerRead', conversationId, sequence: readBy(conversation, other) })
  }

  const reload = async (line: Line, conversation: Conversation, side: ChatSide): Promise<void> => {
    const { id, shop_id, epoch, sequence } = conversation
    const { records, more } = await historyBefore(db, id, sequence + 1)
    line.told.set(id, sequence)
    line.send({
      type: 'messageList',
      conversationId: id,
      shopId: shop_id,
      epoch,
      from: 0,
      sequence,
      reload: true,
      more,
      read: readBy(conversation, side),
      // What came after the conversation was read will be told in its turn.
      messageList: records.filter((message) => message.revision <= sequence),
    })
  }

  const follow = async (line: Line, conversation: Conversation, side: ChatSide, from: number) => {
    const { id, shop_id, epoch, sequence } = conversation
    const changes = await changesAfter(db, { conversationId: id, from, most: MOST_MISSED })
    if (changes.length > MOST_MISSED) return reload(line, conversation, side)
    const messageList = changes.filter(({ revision }) => revision <= sequence)
    line.told.set(id, sequence)
    line.send({
      type: 'messageList',
      conversationId: id,
      shopId: shop_id,
      epoch,
      from,
      sequence,
      reload: false,
      more: false,
      read: readBy(conversation, side),
      messageList,
    })
  }

  const tellChanges = async ({ conversationId, customerId, shopId }: Change): Promise<void> => {
    const sides = [
      ...at('customer', customerId).map((line) => [line, 'customer'] as const),
      ...at('staff', shopId).map((line) => [line, 'staff'] as const),
    ].filter(([line]) => line.told.has(conversationId))
    if (sides.length === 0) return
    const conversation = await conversationById(db, conversationId)
    if (conversation === undefined) return
    for (const [line, side] of sides) {
      const from = line.told.get(conversationId) ?? 0
      if (from < conversation.sequence) await follow(line, conversation, side, from)
      tellRead(line, conversation, side)
    }
  }

  const changed = (change: Change): void => {
    const { conversationId, customerId, shopId } = change
    once(conversationId, () => tellChanges(change))
    if (at('customer', customerId).length > 0)
      once(addressOf('customer', customerId), () => tellUnread('customer', customerId))
    if (at('staff', shopId).length > 0) once(addressOf('staff', shopId), () => tellUnread('staff', shopId))
  }

  const leave = (line: Line): void => {
    if (line.registered === null) return
    const address = addressOf(line.registered.side, line.registered.id)
    const there = registered.get(address)
    there?.delete(line)
    if (there?.size === 0) registered.delete(address)
    line.registered = null
    line.told.clear()
  }

  return {
    lines,
    add: (line) => void lines.add(line),
    remove: (line) => {
      leave(line)
      lines.delete(line)
    },
    register: async (line, side, id) => {
      if (line.registered?.side !== side || line.registered.id !== id) {
        leave(line)
        line.registered = { side, id }
        const address = addressOf(side, id)
        registered.set(address, (registered.get(address) ?? new Set()).add(line))
      }
      line.send({ type: 'userUnreadCount', userUnreadCount: await unreadOf(db, side, id) })
    },
    resume: (line, { id }, side, known) =>
      inTurn(id, async () => {
        // In its turn, so that nothing that was told since is passed over.
        const conversation = await conversationById(db, id)
        if (conversation === undefined) return
        if (known === null || known.epoch !== conversation.epoch || known.sequence > conversation.sequence)
          await reload(line, conversation, side)
        else await follow(line, conversation, side, known.sequence)
        tellRead(line, conversation, side)
      }),
    changed,
    typing: ({ conversationId, customerId, shopId, side, senderId, name }) => {
      const others = at('staff', shopId).filter(({ caller }) => caller.id !== senderId)
      for (const line of side === 'staff' ? [...at('customer', customerId), ...others] : others)
        if (line.told.has(conversationId)) line.send({ type: 'typing', conversationId, name })
    },
    missed: () => {
      for (const { registered: held, told } of lines) {
        if (held === null) continue
        for (const conversationId of told.keys())
          void conversationById(db, conversationId).then(
            (found) =>
              found && changed({ conversationId, customerId: found.customer_id, shopId: found.shop_id }),
            (error: unknown) => log.warn({ err: error }, 'a chat line could not be brought up to date'),
          )
        once(addressOf(held.side, held.id), () => tellUnread(held.side, held.id))
      }
    },
    idle: async () => {
      while (tails.size > 0) await Promise.all(tails.values())
    },
  }
}
