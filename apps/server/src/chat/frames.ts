import { ClientFrame, FRAME, type FrameOf, MESSAGE_RATE, TYPING_INTERVAL_MS } from '@compute-mall/core/chat'
import { decode, type Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { envelopeOf } from '../platform/http/answer.ts'
import { claimRecent } from '../platform/limits.ts'
import type { Platform } from '../platform/platform.ts'
import type { Bus } from './bus.ts'
import { servesShop, sideIn } from './callers.ts'
import { CLOSE, type ClientConnection } from './clientConnection.ts'
import type { ConnectionHub } from './connectionHub.ts'
import { adoptConversations } from './store/adopt.ts'
import {
  changeIn,
  claimConversation,
  type Done,
  editMessage,
  finishConversation,
  markRead,
  openConversation,
  sendMessage,
} from './store/changes.ts'
import { conversationById } from './store/queries.ts'

/** What a frame led to: nothing more to say, or no. */
type Outcome = Promise<E.Either<Refusal, void>>

const nothing = E.right(undefined)

export interface FrameParts {
  readonly platform: Platform
  readonly hub: ConnectionHub
  readonly bus: Bus
}

/** What is done with each frame of a client (R7.03). */
export const frameHandler = ({ platform, hub, bus }: FrameParts) => {
  const { db, clock } = platform
  /** Seconds to wait, or 0 after counting one more: 20 in 10 s by who sends them (decisions, Figures). */
  const claimMessage = ({ caller }: ClientConnection) =>
    claimRecent(db, { subject: `chat:${caller.id}`, window: MESSAGE_RATE }, clock())
  const place = () => ({ db, bus, now: new Date(clock()) })

  const register = async (
    connection: ClientConnection,
    { userId, shopId, side }: FrameOf<'register'>,
  ): Outcome => {
    if (userId !== connection.caller.id) return E.left(refusals.notFound())
    if (side === 'staff' && !servesShop(connection.caller, shopId)) return E.left(refusals.forbidden())
    if (side === 'customer' && connection.caller.user !== null && connection.visitorId !== null)
      await adoptConversations({ db, bus }, connection.visitorId, connection.caller.id)
    await hub.register(connection, side, side === 'staff' ? shopId : connection.caller.id)
    return nothing
  }

  const send = async (
    connection: ClientConnection,
    { conversationId, clientId, text, skuId }: FrameOf<'send'>,
    language: Language,
  ): Outcome => {
    const seconds = await claimMessage(connection)
    if (seconds > 0) return E.left(refusals.tooManyRequests({ seconds }))
    const sent = await sendMessage(place(), connection.caller, {
      conversationId,
      clientId,
      text,
      skuId,
      language,
    })
    if (E.isLeft(sent)) return sent
    connection.send({ type: 'accepted', clientId, conversationId: sent.right.conversationId })
    return nothing
  }

  /** What changes nothing is told to nobody else, and answered with how far both sides have read. */
  const done = async (connection: ClientConnection, work: Promise<E.Either<Refusal, Done>>): Outcome => {
    const outcome = await work
    if (E.isLeft(outcome)) return outcome
    const { conversationId, isChanged } = outcome.right
    if (isChanged) return nothing
    const conversation = await conversationById(db, conversationId)
    const side = conversation && sideIn(connection.caller, conversation)
    if (conversation !== undefined && side != null) hub.tellRead(connection, conversation, side)
    return nothing
  }

  const read = (connection: ClientConnection, { conversationId, sequence }: FrameOf<'read'>): Outcome =>
    done(connection, markRead(place(), connection.caller, { conversationId, sequence }))

  const edit = async (
    connection: ClientConnection,
    { conversationId, messageId, text }: FrameOf<'edit'>,
  ): Outcome => {
    const seconds = await claimMessage(connection)
    if (seconds > 0) return E.left(refusals.tooManyRequests({ seconds }))
    return done(connection, editMessage(place(), connection.caller, { conversationId, messageId, text }))
  }

  const open = async (
    connection: ClientConnection,
    { shopId, conversationId, known }: FrameOf<'open'>,
  ): Outcome => {
    const side = connection.registered?.side
    if (side === undefined) return E.left(refusals.invalidInput({ field: 'operateType' }))
    if (side === 'customer') {
      const opened = await openConversation(db, connection.caller.id, shopId, new Date(clock()))
      if (E.isLeft(opened)) return opened
      await hub.resume(
        connection,
        opened.right,
        side,
        known?.conversationId === opened.right.id ? known : null,
      )
      return nothing
    }
    const conversation = conversationId === null ? undefined : await conversationById(db, conversationId)
    if (conversation === undefined || sideIn(connection.caller, conversation) !== 'staff')
      return E.left(refusals.notFound())
    await hub.resume(connection, conversation, side, known?.conversationId === conversation.id ? known : null)
    return nothing
  }

  /** A connection that says so more often than a writer does is not passed on. */
  const typing = async (connection: ClientConnection, { conversationId }: FrameOf<'typing'>): Outcome => {
    if (clock() - connection.typedAt < TYPING_INTERVAL_MS / 2) return nothing
    connection.typedAt = clock()
    const conversation = await conversationById(db, conversationId)
    const side = conversation && sideIn(connection.caller, conversation)
    if (conversation === undefined || side === undefined || side === null) return E.left(refusals.notFound())
    const { id: senderId, user } = connection.caller
    await bus.typing({ ...changeIn(conversation), side, senderId, name: user?.userName ?? '' })
    return nothing
  }

  const perform = (connection: ClientConnection, frame: ClientFrame, language: Language): Outcome => {
    switch (frame.operateType) {
      case FRAME.register:
        return register(connection, frame)
      case FRAME.keepAlive:
        connection.send({ type: 'alive' })
        return Promise.resolve(nothing)
      case FRAME.send:
        return send(connection, frame, language)
      case FRAME.read:
        return read(connection, frame)
      case FRAME.edit:
        return edit(connection, frame)
      case FRAME.open:
        return open(connection, frame)
      case FRAME.typing:
        return typing(connection, frame)
      case FRAME.claim:
        return done(connection, claimConversation(place(), connection.caller, frame.conversationId))
      case FRAME.finish:
        return done(connection, finishConversation(place(), connection.caller, frame.conversationId))
    }
  }

  /** Answers a refusal; who claims to be somebody else is shown out (test S10). */
  const refuseFrame = (
    connection: ClientConnection,
    frame: ClientFrame | null,
    refusal: Refusal,
    language: Language,
  ): void => {
    const { code, msg } = envelopeOf(refusal, language)
    connection.send({
      type: 'refused',
      operateType: frame?.operateType ?? 0,
      clientId: frame?.operateType === FRAME.send ? frame.clientId : null,
      conversationId: frame !== null && 'conversationId' in frame ? frame.conversationId : null,
      shopId: frame !== null && 'shopId' in frame ? frame.shopId : null,
      code,
      msg,
      details: refusal.details ?? {},
    })
    if (frame?.operateType === FRAME.register) connection.close(CLOSE.policy, code)
  }

  return async (connection: ClientConnection, text: string, language: Language): Promise<void> => {
    const frame = frameIn(text)
    if (frame === null)
      return refuseFrame(connection, null, refusals.invalidInput({ field: 'frame' }), language)
    const outcome = await perform(connection, frame, language)
    if (E.isLeft(outcome)) refuseFrame(connection, frame, outcome.left, language)
  }
}

const frameIn = (text: string): ClientFrame | null => {
  try {
    const frame = decode(ClientFrame)(JSON.parse(text))
    return E.isRight(frame) ? frame.right : null
  } catch {
    return null
  }
}
