import { createHmac } from 'node:crypto'
import type { LiveSign } from '@compute-mall/core/site'
import * as t from 'io-ts'

/** The room from which the operator broadcasts; the secret is shared with its provider and leaves the server never. */
export const LiveRoom = t.readonly(
  t.type({ appKey: t.string, roomId: t.string, secretKey: t.string }),
  'LiveRoom',
)
type LiveRoom = t.TypeOf<typeof LiveRoom>

/** Signs the names and values of every field in the order of their names: HMAC-SHA-256 in hexadecimal. */
export const signRoom = ({ secretKey, appKey, roomId }: LiveRoom, now: Date): LiveSign => {
  const signed = { appKey, roomId, signedAt: String(Math.floor(now.getTime() / 1000)) }
  const text = Object.entries(signed)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')
  return { ...signed, sign: createHmac('sha256', secretKey).update(text).digest('hex') }
}
