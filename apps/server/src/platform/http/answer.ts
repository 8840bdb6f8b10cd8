import { Readable } from 'node:stream'
import type { Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import {
  dispositionOf,
  type Envelope,
  type ErrorCode,
  errorText,
  isEnvelopeType,
  type Refusal,
  type ServedFile,
  SUCCESS,
} from '@compute-mall/core/http'
import type { FastifyReply } from 'fastify'
import { compressAnswer } from './compression.ts'
import { ERROR_PAGE_POLICY, errorPage, wantsPage } from './errorPage.ts'

/** Refusals of transport; refusals of rules travel with 200 (docs/decisions/0006), 401 is a dead session alone (D1). */
const statuses: Partial<Record<ErrorCode, number>> = {
  [refusals.internalError.code]: 500,
  [refusals.invalidInput.code]: 400,
  [refusals.textTooLong.code]: 400,
  [refusals.characterRefused.code]: 400,
  [refusals.untrustedOrigin.code]: 400,
  [refusals.otherUser.code]: 409,
  [refusals.tooLarge.code]: 413,
  [refusals.unsupportedFormat.code]: 415,
  [refusals.tooManyRequests.code]: 429,
  [refusals.unavailable.code]: 503,
  [refusals.idempotencyKeyMissing.code]: 400,
  [refusals.idempotencyKeyReused.code]: 400,
  [refusals.noSuchCall.code]: 404,
  [refusals.outcomeUnknown.code]: 504,
  [refusals.sessionEnded.code]: 401,
  [refusals.tooManyAttempts.code]: 429,
  [refusals.tooManyCodes.code]: 429,
}

export const statusOf = (code: ErrorCode): number => statuses[code] ?? 200

/** How long to stay away when the database does. */
const AWAY_RETRY_SECONDS = 5

const retryAfterOf = ({ code, details }: Refusal): number | undefined =>
  typeof details?.seconds === 'number' && statusOf(code) === 429
    ? details.seconds
    : code === refusals.unavailable.code
      ? AWAY_RETRY_SECONDS
      : undefined

const send = async (reply: FastifyReply, envelope: Envelope): Promise<FastifyReply> => {
  const text = JSON.stringify(envelope)
  const compressed = await compressAnswer(text, reply.request.headers['accept-encoding'])
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store')
  if (compressed === undefined) return reply.send(text)
  return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(compressed)
}

/** `data` as its codec encodes it. */
export const sendData = (reply: FastifyReply, data: unknown): Promise<FastifyReply> =>
  send(reply, { code: SUCCESS, msg: 'success', data })

/**
 * A file instead of an envelope: never cached, never shown in place, never taken for another type.
 * @throws Error when its type is that of an envelope
 */
export const sendFile = async (
  reply: FastifyReply,
  { fileName, contentType, content }: ServedFile,
): Promise<FastifyReply> => {
  if (isEnvelopeType(contentType)) throw new Error(`${fileName} has the type of an envelope`)
  return reply
    .header('content-type', contentType)
    .header('content-disposition', dispositionOf(fileName))
    .header('cache-control', 'private, no-store')
    .send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content))
}

/** A refusal as the envelope tells it: the message in the caller's language, `data` the values that it names. */
export const envelopeOf = ({ code, details }: Refusal, language: Language): Envelope => ({
  code,
  msg: errorText({ code, details }, language),
  data: details ?? {},
})

/** Sends a refusal: as a page to a browser that opens an address, in the envelope to every other caller. */
export const sendRefusal = async (
  reply: FastifyReply,
  refusal: Refusal,
  language: Language,
): Promise<FastifyReply> => {
  const retryAfter = retryAfterOf(refusal)
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  reply.code(statusOf(refusal.code))
  if (!wantsPage(reply.request.headers.accept)) return send(reply, envelopeOf(refusal, language))
  return reply
    .header('content-security-policy', ERROR_PAGE_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(errorPage(refusal, language))
}
