import { timingSafeEqual } from 'node:crypto'
import { OneOf } from '@compute-mall/core/codec'
import type { Cursor } from '@compute-mall/core/list'
import * as t from 'io-ts'
import type { Vault } from '../vault.ts'

/** A place in a list: after a row, before it, or backwards from it on, the row included. */
const Place = t.readonly(
  t.type({ way: OneOf('Way', ['after', 'before', 'upTo']), value: t.string, id: t.string }),
)
export type Place = t.TypeOf<typeof Place>

const signatureOf = (vault: Vault, scope: string, payload: string): string =>
  vault.fingerprint('list-cursor', `${scope}\n${payload}`)

/** A place as text, good for one scope: a list, its filters and its order. */
export const writeCursor = (vault: Vault, scope: string, place: Place): Cursor => {
  const payload = Buffer.from(JSON.stringify(place)).toString('base64url')
  return `${payload}.${signatureOf(vault, scope, payload)}`
}

/** The place that a cursor names; undefined when it was not written by us for this scope. */
export const readCursor = (vault: Vault, scope: string, cursor: Cursor): Place | undefined => {
  const [payload = '', signature = ''] = cursor.split('.')
  const expected = Buffer.from(signatureOf(vault, scope, payload))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const place: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return Place.is(place) ? place : undefined
}
