import { decode, Nullable } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import type { Codec } from '@compute-mall/core/http'
import { LiveStream, ServicePage, SiteFacts } from '@compute-mall/core/site'
import * as t from 'io-ts'
import { type Db, lockSubject } from '../platform/database/index.ts'
import { LiveRoom } from './live.ts'
import { defaults } from './site.defaults.ts'
import { write } from './store/write.ts'

/** What an operator has written must be what the wire says; where it is not, the log shall say which field. */
const settingAs =
  <A, O>(name: string, codec: Codec<A, O>) =>
  (value: unknown): A => {
    const setting = decode(codec)(value)
    if (E.isRight(setting)) return setting.right
    throw new Error(`setting ${name}: ${JSON.stringify(setting.left)}`)
  }
export const siteIndexOf = settingAs('siteIndex', SiteFacts)
export const servicePagesOf = settingAs('servicePages', t.readonlyArray(ServicePage))
export const liveStreamOf = settingAs('liveStream', LiveStream)
export const liveRoomOf = settingAs('liveRoom', Nullable(LiveRoom))

/** A setting as it is kept, or what holds until somebody has said otherwise. */
export const readSetting = async (db: Db, name: keyof typeof defaults): Promise<unknown> => {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row === undefined ? defaults[name] : row.value
}

/** One change of the settings at a time, those among them that were never written. */
export const lockSettings = (trx: Db) => lockSubject(trx, 'settings')

export const writeSetting = async (trx: Db, name: keyof typeof defaults, value: unknown): Promise<void> => {
  const text = JSON.stringify(value)
  await write(trx)
    .insertInto('settings')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute()
}
