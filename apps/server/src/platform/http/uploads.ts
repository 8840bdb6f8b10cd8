import type { IncomingMessage } from 'node:http'
import { type Readable, Transform } from 'node:stream'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { SECOND_MS } from '@compute-mall/core/time'
import type { FastifyReply } from 'fastify'

/**
 * Files that may be on their way at once, from one address or one user and in all: 80 MiB of memory for those who are
 * not signed in, and as much for those who are.
 */
export const MAX_UPLOADS = { perAddress: 4, all: 16 } as const
const RETRY_SECONDS = 5

/** Counts uploads in progress, in this process: its memory is what is limited. */
const createPlaces = () => {
  const byKey = new Map<string, number>()
  let all = 0
  const change = (key: string, by: 1 | -1): void => {
    all += by
    const count = (byKey.get(key) ?? 0) + by
    if (count > 0) byKey.set(key, count)
    else byKey.delete(key)
  }
  /** Takes a place until the answer is out or the caller is gone. Refusal: SYS10006. */
  return (key: string, { raw }: FastifyReply): E.Either<Refusal, void> => {
    if (all >= MAX_UPLOADS.all || (byKey.get(key) ?? 0) >= MAX_UPLOADS.perAddress)
      return E.left(refusals.tooManyRequests({ seconds: RETRY_SECONDS }))
    change(key, 1)
    let isTaken = true
    const giveBack = () => {
      if (isTaken) change(key, -1)
      isTaken = false
    }
    raw.once('finish', giveBack).once('close', giveBack)
    return E.right(undefined)
  }
}

/** Limits uploads: visitors by their address, users by their id, so that visitors take no place of users. */
export const createUploadLimit = () => {
  const ofVisitors = createPlaces()
  const ofUsers = createPlaces()
  return (userId: string | undefined, address: string, reply: FastifyReply): E.Either<Refusal, void> =>
    userId === undefined ? ofVisitors(address, reply) : ofUsers(userId, reply)
}

/** Parts of an upload: its fields and one file, with room to spare. */
export const MAX_PARTS = 50

const BOUNDARY = /boundary=([\w'()+,./:=?-]{1,70})$/i

const tooManyParts = (): Error => Object.assign(new Error('too many parts'), { statusCode: 413 })

/** The body as it arrives, broken off at the first part beyond the limit: to parse thousands would take seconds. */
export const countingParts = (payload: Readable, contentType: string | undefined): Readable => {
  const boundary = BOUNDARY.exec(contentType ?? '')?.[1]
  if (boundary === undefined) return payload
  const mark = Buffer.from(`--${boundary}`)
  let tail = Buffer.alloc(0)
  let marks = 0
  const counter = new Transform({
    transform: (chunk: Buffer, _, done) => {
      const bytes = Buffer.concat([tail, chunk])
      let from = 0
      for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, from)) {
        from = at + mark.length
        marks += 1
        // The last one ends the body.
        if (marks > MAX_PARTS + 1) return done(tooManyParts())
      }
      tail = Buffer.from(bytes.subarray(Math.max(from, bytes.length - mark.length + 1)))
      return done(null, chunk)
    },
  })
  payload.once('error', (error) => counter.destroy(error))
  payload.once('close', () => {
    if (!counter.writableEnded) counter.destroy()
  })
  return payload.pipe(counter)
}

/** A body that is too large is read to its end up to here, so that its sender reads why it was refused. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024
const MAX_DISCARDING_MS = 20 * SECOND_MS

/** Reads what is left of a body and forgets it; gives up on what is far too large or too slow. */
export const discardBody = (request: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let bytes = 0
    const done = () => {
      clearTimeout(late)
      request.off('data', count).off('end', done).off('close', done)
      resolve()
    }
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_DISCARDED_BYTES) done()
    }
    const late = setTimeout(done, MAX_DISCARDING_MS)
    request.on('data', count).once('end', done).once('close', done)
  })
