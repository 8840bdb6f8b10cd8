import { decode } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Codec } from '@compute-mall/core/http'
import {
  ComputeLimits,
  FeeRates,
  feeRateAt,
  limitsFault,
  type PlatformSettings,
  StorageLimits,
  type settingsEndpoints,
} from '@compute-mall/core/site'
import * as t from 'io-ts'
import { type AuditEntry, actorOf, audit } from '../audit/index.ts'
import { calendarDays, removeCalendarDay, setCalendarDay } from '../platform/calendar.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { lockSettings } from './settings.ts'
import { defaults } from './site.defaults.ts'
import { write } from './store/write.ts'

type Caller = Context<SessionUser>
type Setting = Exclude<keyof typeof defaults, 'siteIndex' | 'servicePages' | 'liveRoom' | 'liveStream'>

/** A setting as it stands, or as it is without anybody having said otherwise. @throws Error when it is damaged */
const settingOf = async <A, O>(db: Db, name: Setting, codec: Codec<A, O>): Promise<A> => {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  const read = decode(codec)(row === undefined ? defaults[name] : row.value)
  if (E.isLeft(read)) throw new Error(`setting ${name}: ${JSON.stringify(read.left)}`)
  return read.right
}
const computeOf = (db: Db) => settingOf(db, 'buyComputeResourceLimit', ComputeLimits)
const storageOf = (db: Db) => settingOf(db, 'buyStorageResourceLimit', StorageLimits)
const ratesOf = (db: Db) => settingOf(db, 'serviceFeeRates', FeeRates)
const chatOf = (db: Db) => settingOf(db, 'chatOnPhones', t.boolean)

const keep = async (trx: Db, name: Setting, setting: unknown): Promise<void> => {
  const value = JSON.stringify(setting)
  await write(trx)
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

const settingsOf = async (db: Db): Promise<PlatformSettings> => ({
  compute: await computeOf(db),
  storage: await storageOf(db),
  feeRates: await ratesOf(db),
  chatOnPhones: await chatOf(db),
  calendar: await calendarDays(db),
})

const note = (
  trx: Db,
  context: Caller,
  name: string,
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
) =>
  audit(trx, actorOf(context, 'staff'), {
    action: 'setting.changed',
    object: { type: 'platformConfig', id: name },
    ...(before && { before }),
    ...(after && { after }),
  })

/** What holds for the whole platform, read by operators and written by admins (width 2.6). */
export const settingsHandlers = ({ db }: Platform): Handlers<typeof settingsEndpoints> => ({
  settings: async () => E.right(await settingsOf(db)),

  setLimits: async ({ body }, context) => {
    const field = limitsFault(body)
    if (field !== undefined) return E.left(refusals.invalidInput({ field }))
    const { minCpuNum, minGpuNum, ...storage } = body
    return context.transact(async (trx) => {
      await lockSettings(trx)
      const before = {
        ...(await computeOf(trx)),
        ...(await storageOf(trx)),
      }
      await keep(trx, 'buyComputeResourceLimit', { minCpuNum, minGpuNum })
      await keep(trx, 'buyStorageResourceLimit', storage)
      await note(trx, context, 'limits', { before, after: body })
      return E.right(await settingsOf(trx))
    })
  },

  setFeeRate: ({ body: { rate } }, context) =>
    context.transact(async (trx) => {
      await lockSettings(trx)
      const rates = await ratesOf(trx)
      const before = { rate: feeRateAt(rates, context.now.getTime()) }
      await keep(trx, 'serviceFeeRates', [...rates, { rate, from: context.now.toISOString() }])
      await note(trx, context, 'serviceFee', { before, after: { rate } })
      return E.right(await settingsOf(trx))
    }),

  setChatOnPhones: ({ body: { isOpen } }, context) =>
    context.transact(async (trx) => {
      await lockSettings(trx)
      const before = { isOpen: await chatOf(trx) }
      await keep(trx, 'chatOnPhones', isOpen)
      await note(trx, context, 'chatOnPhones', { before, after: { isOpen } })
      return E.right(await settingsOf(trx))
    }),

  setCalendarDay: ({ body }, context) =>
    context.transact(async (trx) => {
      await lockSettings(trx)
      const name = body.name.trim()
      if (name === '') return E.left(refusals.invalidInput({ field: 'name' }))
      const known = (await calendarDays(trx)).find(({ day }) => day === body.day)
      await setCalendarDay(trx, { ...body, name })
      await note(trx, context, 'calendar', {
        ...(known !== undefined && { before: known }),
        after: { ...body, name },
      })
      return E.right(await settingsOf(trx))
    }),

  removeCalendarDay: ({ params: { day } }, context) =>
    context.transact(async (trx) => {
      await lockSettings(trx)
      const known = (await calendarDays(trx)).find((one) => one.day === day)
      if (known === undefined) return E.left(refusals.notFound())
      await removeCalendarDay(trx, day)
      await note(trx, context, 'calendar', { before: known })
      return E.right(await settingsOf(trx))
    }),
})
