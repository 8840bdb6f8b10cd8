import { Readable } from 'node:stream'
import type { Language } from '@compute-mall/core/codec'
import {
  dispositionOf,
  type Envelope,
  type ErrorCode,
  errors,
  isEnvelopeType,
  type Refusal,
  type ServedFile,
  SUCCESS,
} from '@compute-mall/core/http'
import { fill } from '@compute-mall/core/text'
import type { FastifyReply } from 'fastify'
import { compressAnswer } from './compression.ts'

/** Refusals of transport; refusals of rules travel with 200 (docs/decisions/0006), 401 is a dead session alone (D1). */
const statuses: Partial<Record<ErrorCode, number>> = {
  SYS10000: 500,
  SYS10001: 400,
  SYS10003: 400,
  SYS10004: 413,
  SYS10005: 415,
  SYS10006: 429,
  SYS10007: 503,
  SYS10008: 400,
  SYS10009: 400,
  SYS10011: 404,
  SYS10012: 504,
  AUTH10001: 401,
  AUTH10003: 429,
  USER10006: 429,
}

export const statusOf = (code: ErrorCode): number => statuses[code] ?? 200

/** How long to stay away when the database does. */
const AWAY_RETRY_SECONDS = 5

const retryAfterOf = ({ code, details }: Refusal): number | undefined =>
  typeof details?.seconds === 'number' && statusOf(code) === 429
    ? details.seconds
    : code === 'SYS10007'
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
  msg: fill(errors[code][language], details),
  data: details ?? {},
})

export const sendRefusal = (
  reply: FastifyReply,
  refusal: Refusal,
  language: Language,
): Promise<FastifyReply> => {
  const retryAfter = retryAfterOf(refusal)
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return send(reply.code(statusOf(refusal.code)), envelopeOf(refusal, language))
}
