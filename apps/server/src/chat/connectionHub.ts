import { type ChatSide, MAX_MISSED } from '@compute-mall/core/chat'
import type { Db } from '../platform/database/index.ts'
import type { Logger } from '../platform/log.ts'
import type { Change, Typing } from './bus.ts'
import type { ClientConnection } from './clientConnection.ts'
import {
  type Conversation,
  changesAfter,
  conversationById,
  historyBefore,
  unreadOf,
} from './store/queries.ts'

/** The connections of this process, and what each is told. */
export interface ConnectionHub {
  readonly connections: ReadonlySet<ClientConnection>
  add(connection: ClientConnection): void
  remove(connection: ClientConnection): void
  /** From now on messages for this side and id come over the connection; it is told what is unread. */
  register(connection: ClientConnection, side: ChatSide, id: string): Promise<void>
  /** Tells a connection all that followed a place, or to reload; from then on it is told every change (decision D9). */
  resume(
    connection: ClientConnection,
    conversation: Conversation,
    side: ChatSide,
    known: { readonly epoch: number; readonly sequence: number } | null,
  ): Promise<void>
  /** Tells a connection how far both sides have read. */
  tellRead(connection: ClientConnection, conversation: Conversation, side: ChatSide): void
  /** A conversation has changed: whoever has it open is told how. */
  changed(change: Change): void
  /** Somebody is writing: the other side is told, and of the staff those who are not writing. */
  typing(typing: Typing): void
  /** Something may have been missed: every connection is brought up to date. */
  missed(): void
  /** Waits until nothing is being told. */
  idle(): Promise<void>
}

const addressOf = (side: ChatSide, id: string): string => `${side} ${id}`

export const createConnectionHub = (db: Db, log: Logger): ConnectionHub => {
  const connections = new Set<ClientConnection>()
  const registered = new Map<string, Set<ClientConnection>>()
  /** Work on one conversation or one count follows each other; what waits already is not asked for twice. */
  const tails = new Map<string, Promise<void>>()
  const waiting = new Set<string>()

  const inTurn = (key: string, work: () => Promise<void>): Promise<void> => {
    const tail = (tails.get(key) ?? Promise.resolve())
      .then(work)
      .catch((error: unknown) => log.warn({ err: error }, 'a chat connection could not be told'))
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

  const at = (side: ChatSide, id: string): readonly ClientConnection[] => [
    ...(registered.get(addressOf(side, id)) ?? []),
  ]

  const tellUnread = async (side: ChatSide, id: string): Promise<void> => {
    const text = JSON.stringify({ type: 'userUnreadCount', userUnreadCount: await unreadOf(db, side, id) })
    for (const connection of at(side, id)) connection.sendText(text)
  }

  const readBy = (conversation: Conversation, side: ChatSide): number =>
    side === 'customer' ? conversation.read_customer : conversation.read_staff

  const tellRead = (connection: ClientConnection, conversation: Conversation, side: ChatSide): void => {
    const conversationId = conversation.id
    connection.send({ type: 'read', conversationId, sequence: readBy(conversation, side) })
    const other = side === 'customer' ? 'staff' : 'customer'
    connection.send({ type: 'peerRead', conversationId, sequence: readBy(conversation, other) })
  }

  const reload = async (
    connection: ClientConnection,
    conversation: Conversation,
    side: ChatSide,
  ): Promise<void> => {
    const { id, shop_id, epoch, sequence } = conversation
    const { records, more } = await historyBefore(db, [connection.caller.id], id, sequence + 1)
    connection.lastSentRevision.set(id, sequence)
    connection.send({
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

  const follow = async (
    connection: ClientConnection,
    conversation: Conversation,
    side: ChatSide,
    from: number,
  ) => {
    const { id, shop_id, epoch, sequence } = conversation
    const changes = await changesAfter(db, connection.caller.id, {
      conversationId: id,
      from,
      most: MAX_MISSED,
    })
    if (changes.length > MAX_MISSED) return reload(connection, conversation, side)
    const messageList = changes.filter(({ revision }) => revision <= sequence)
    connection.lastSentRevision.set(id, sequence)
    connection.send({
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
      ...at('customer', customerId).map((connection) => [connection, 'customer'] as const),
      ...at('staff', shopId).map((connection) => [connection, 'staff'] as const),
    ].filter(([connection]) => connection.lastSentRevision.has(conversationId))
    if (sides.length === 0) return
    const conversation = await conversationById(db, conversationId)
    if (conversation === undefined) return
    for (const [connection, side] of sides) {
      const from = connection.lastSentRevision.get(conversationId) ?? 0
      if (from < conversation.sequence) await follow(connection, conversation, side, from)
      tellRead(connection, conversation, side)
    }
  }

  const changed = (change: Change): void => {
    const { conversationId, customerId, shopId } = change
    once(conversationId, () => tellChanges(change))
    if (at('customer', customerId).length > 0)
      once(addressOf('customer', customerId), () => tellUnread('customer', customerId))
    if (at('staff', shopId).length > 0) once(addressOf('staff', shopId), () => tellUnread('staff', shopId))
  }

  const leave = (connection: ClientConnection): void => {
    if (connection.registered === null) return
    const address = addressOf(connection.registered.side, connection.registered.id)
    const there = registered.get(address)
    there?.delete(connection)
    if (there?.size === 0) registered.delete(address)
    connection.registered = null
    connection.lastSentRevision.clear()
  }

  return {
    connections,
    add: (connection) => void connections.add(connection),
    remove: (connection) => {
      leave(connection)
      connections.delete(connection)
    },
    register: async (connection, side, id) => {
      if (connection.registered?.side !== side || connection.registered.id !== id) {
        leave(connection)
        connection.registered = { side, id }
        const address = addressOf(side, id)
        registered.set(address, (registered.get(address) ?? new Set()).add(connection))
      }
      connection.send({ type: 'userUnreadCount', userUnreadCount: await unreadOf(db, side, id) })
    },
    resume: (connection, { id }, side, known) =>
      inTurn(id, async () => {
        // In its turn, so that nothing that was told since is passed over.
        const conversation = await conversationById(db, id)
        if (conversation === undefined) return
        if (known === null || known.epoch !== conversation.epoch || known.sequence > conversation.sequence)
          await reload(connection, conversation, side)
        else await follow(connection, conversation, side, known.sequence)
        tellRead(connection, conversation, side)
      }),
    tellRead,
    changed,
    typing: ({ conversationId, customerId, shopId, side, senderId, name }) => {
      const others = at('staff', shopId).filter(({ caller }) => caller.id !== senderId)
      for (const connection of side === 'staff' ? [...at('customer', customerId), ...others] : others)
        if (connection.lastSentRevision.has(conversationId))
          connection.send({ type: 'typing', conversationId, name })
    },
    missed: () => {
      for (const { registered: held, lastSentRevision } of connections) {
        if (held === null) continue
        for (const conversationId of lastSentRevision.keys())
          void conversationById(db, conversationId).then(
            (found) =>
              found && changed({ conversationId, customerId: found.customer_id, shopId: found.shop_id }),
            (error: unknown) => log.warn({ err: error }, 'a chat connection could not be brought up to date'),
          )
        once(addressOf(held.side, held.id), () => tellUnread(held.side, held.id))
      }
    },
    idle: async () => {
      while (tails.size > 0) await Promise.all(tails.values())
    },
  }
}
