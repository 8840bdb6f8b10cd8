import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusals } from '@compute-mall/core/contract'
import type { Refusal } from '@compute-mall/core/http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { StorageUnavailable } from '../blobs.ts'
import { isDatabaseBusy, isValueRefused, OutcomeUnknown } from '../database/index.ts'
import { envelopeOf, sendRefusal, statusOf } from './answer.ts'
import { ERROR_PAGE_POLICY, errorPage, wantsPage } from './errorPage.ts'
import { languageOf } from './language.ts'

/** What an exception means to the caller. Only our own faults are SYS10000. */
const refusalOf = (error: FastifyError): Refusal => {
  if (error instanceof OutcomeUnknown) return refusals.outcomeUnknown()
  if (isDatabaseBusy(error) || error instanceof StorageUnavailable) return refusals.unavailable()
  if (isValueRefused(error)) return refusals.invalidInput({ field: 'request' })
  if (error.statusCode === 413) return refusals.tooLarge()
  if (error.statusCode === 415) return refusals.unsupportedFormat()
  if (error.statusCode === 429) return refusals.tooManyRequests({ seconds: retryAfterOf(error) })
  if (error.statusCode !== undefined && error.statusCode < 500)
    return refusals.invalidInput({ field: 'request' })
  return refusals.internalError()
}

const retryAfterOf = (error: FastifyError): number =>
  'retryAfter' in error && typeof error.retryAfter === 'number' ? error.retryAfter : 60

export const handleFailure = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  // A body that its sender broke off fails as a lost connection does; nobody is there to be told.
  if (request.raw.destroyed && !request.raw.complete)
    return sendRefusal(reply, refusals.invalidInput({ field: 'request' }), languageOf(request, null))
  const refusal = refusalOf(error)
  if (refusal.code === refusals.internalError.code) request.log.error({ err: error }, 'request failed')
  // A codec should have refused it; the caller learns at least that trying again is of no use.
  if (isValueRefused(error)) request.log.error({ err: error }, 'the database refused a value')
  if (refusal.code === refusals.unavailable.code)
    request.log.warn({ reason: error.message }, 'the database or the storage is away, busy or full')
  if (refusal.code === refusals.outcomeUnknown.code)
    request.log.warn({ reason: error.message }, 'outcome of a change unknown')
  return sendRefusal(reply, refusal, languageOf(request, null))
}

/** What is no HTTP, or has a head beyond all measure, never becomes a request; it is told so all the same. */
export const handleUnreadable = (
  error: Error & { readonly code?: string; readonly rawPacket?: unknown },
  socket: Socket,
): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const refusal =
    error.code === 'HPE_HEADER_OVERFLOW' ? refusals.tooLarge() : refusals.invalidInput({ field: 'request' })
  const status = statusOf(refusal.code)
  // A head that is too long may not say any more what it accepts; only browsers open pages.
  const head = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : ''
  const isPage = wantsPage(head) || /^GET \/ui\//.test(head)
  const body = isPage ? errorPage(refusal, 'zh') : JSON.stringify(envelopeOf(refusal, 'zh'))
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-type: ${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
      ...(isPage ? [`content-security-policy: ${ERROR_PAGE_POLICY}`] : []),
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    // Else it stays until the other side closes, which may never do so.
    () => socket.destroy(),
  )
}
