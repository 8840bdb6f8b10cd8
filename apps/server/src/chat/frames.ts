import { ClientFrame, MESSAGE_RATE, TYPING_INTERVAL_MS } from '@compute-mall/core/chat'
import { decode, type Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { envelopeOf } from '../platform/http/answer.ts'
import { claimRecent } from '../platform/limits.ts'
import type { Platform } from '../platform/platform.ts'
import type { Bus } from './bus.ts'
import { servesShop, sideIn } from './callers.ts'
import type { Desk } from './desk.ts'
import { CLOSE, type Line } from './line.ts'
import { adoptConversations } from './store/adopt.ts'
import {
  changeIn,
  claimConversation,
  editMessage,
  finishConversation,
  markRead,
  openConversation,
  sendMessage,
} from './store/changes.ts'
import { conversationById } from './store/queries.ts'

type Frame<O extends ClientFrame['operateType']> = Extract<ClientFrame, { readonly operateType: O }>

/** What a frame led to: nothing more to say, or no. */
type Outcome = Promise<E.Either<Refusal, void>>

const nothing = E.right(undefined)

export interface FrameParts {
  readonly platform: Platform
  readonly desk: Desk
  readonly bus: Bus
}

/** What is done with each frame of a client (R7.03). */
export const frameHandler = ({ platform, desk, bus }: FrameParts) => {
  const { db, clock } = platform
  /** Seconds to wait, or 0 after counting one more: 20 in 10 s by who sends them (decisions, Figures). */
  const claimMessage = ({ caller }: Line) =>
    claimRecent(db, { subject: `chat:${caller.id}`, window: MESSAGE_RATE }, clock())
  const place = () => ({ db, bus, now: new Date(clock()) })

  const register = async (line: Line, { userId, shopId, side }: Frame<1>): Outcome => {
    if (userId !== line.caller.id) return E.left(refusals.notFound())
    if (side === 'staff' && !servesShop(line.caller, shopId)) return E.left(refusals.forbidden())
    if (side === 'customer' && line.caller.user !== null && line.visitorId !== null)
      await adoptConversations({ db, bus }, line.visitorId, line.caller.id)
    await desk.register(line, side, side === 'staff' ? shopId : line.caller.id)
    return nothing
  }

  const send = async (
    line: Line,
    { conversationId, clientId, text, skuId }: Frame<3>,
    language: Language,
  ): Outcome => {
    const seconds = await claimMessage(line)
    if (seconds > 0) return E.left(refusals.tooManyRequests({ seconds }))
    const sent = await sendMessage(place(), line.caller, { conversationId, clientId, text, skuId, language })
    if (E.isLeft(sent)) return sent
    line.send({ type: 'accepted', clientId, conversationId: sent.right.conversationId })
    return nothing
  }

  const done = async (work: Promise<E.Either<Refusal, unknown>>): Outcome => {
    const outcome = await work
    return E.isLeft(outcome) ? outcome : nothing
  }

  const read = async (line: Line, { conversationId, sequence }: Frame<4>): Outcome => {
    const done = await markRead(place(), line.caller, { conversationId, sequence })
    return E.isLeft(done) ? done : nothing
  }

  const edit = async (line: Line, { conversationId, messageId, text }: Frame<5>): Outcome => {
    const seconds = await claimMessage(line)
    if (seconds > 0) return E.left(refusals.tooManyRequests({ seconds }))
    const done = await editMessage(place(), line.caller, { conversationId, messageId, text })
    return E.isLeft(done) ? done : nothing
  }

  const open = async (line: Line, { shopId, conversationId, known }: Frame<6>): Outcome => {
    const side = line.registered?.side
    if (side === undefined) return E.left(refusals.invalidInput({ field: 'operateType' }))
    if (side === 'customer') {
      const opened = await openConversation(db, line.caller.id, shopId, new Date(clock()))
      if (E.isLeft(opened)) return opened
      await desk.resume(line, opened.right, side, known?.conversationId === opened.right.id ? known : null)
      return nothing
    }
    const conversation = conversationId === null ? undefined : await conversationById(db, conversationId)
    if (conversation === undefined || sideIn(line.caller, conversation) !== 'staff')
      return E.left(refusals.notFound())
    await desk.resume(line, conversation, side, known?.conversationId === conversation.id ? known : null)
    return nothing
  }

  /** A line that says so more often than a writer does is not passed on. */
  const typing = async (line: Line, { conversationId }: Frame<7>): Outcome => {
    if (clock() - line.typedAt < TYPING_INTERVAL_MS / 2) return nothing
    line.typedAt = clock()
    const conversation = await conversationById(db, conversationId)
    const side = conversation && sideIn(line.caller, conversation)
    if (conversation === undefined || side === undefined || side === null) return E.left(refusals.notFound())
    const { id: senderId, user } = line.caller
    await bus.typing({ ...changeIn(conversation), side, senderId, name: user?.userName ?? '' })
    return nothing
  }

  const perform = (line: Line, frame: ClientFrame, language: Language): Outcome => {
    switch (frame.operateType) {
      case 1:
        return register(line, frame)
      case 2:
        line.send({ type: 'alive' })
        return Promise.resolve(nothing)
      case 3:
        return send(line, frame, language)
      case 4:
        return read(line, frame)
      case 5:
        return edit(line, frame)
      case 6:
        return open(line, frame)
      case 7:
        return typing(line, frame)
      case 8:
        return done(claimConversation(place(), line.caller, frame.conversationId))
      case 9:
        return done(finishConversation(place(), line.caller, frame.conversationId))
    }
  }

  /** Answers a refusal; who claims to be somebody else is shown out (test S10). */
  const refuseFrame = (line: Line, frame: ClientFrame | null, refusal: Refusal, language: Language): void => {
    const { code, msg } = envelopeOf(refusal, language)
    line.send({
      type: 'refused',
      operateType: frame?.operateType ?? 0,
      clientId: frame?.operateType === 3 ? frame.clientId : null,
      conversationId: frame !== null && 'conversationId' in frame ? frame.conversationId : null,
      shopId: frame !== null && 'shopId' in frame ? frame.shopId : null,
      code,
      msg,
      details: refusal.details ?? {},
    })
    if (frame?.operateType === 1) line.close(CLOSE.policy, code)
  }

  return async (line: Line, text: string, language: Language): Promise<void> => {
    const frame = frameIn(text)
    if (frame === null) return refuseFrame(line, null, refusals.invalidInput({ field: 'frame' }), language)
    const outcome = await perform(line, frame, language)
    if (E.isLeft(outcome)) refuseFrame(line, frame, outcome.left, language)
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
