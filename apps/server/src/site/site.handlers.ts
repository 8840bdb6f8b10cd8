import { decode, Nullable } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Codec } from '@compute-mall/core/http'
import { type Agreement, LiveStream, SiteIndex, type siteEndpoints } from '@compute-mall/core/site'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { LiveRoom, signRoom } from './live.ts'
import { defaults } from './site.defaults.ts'
import type { AgreementTable } from './site.tables.ts'
import { write } from './store/write.ts'

/** What an operator has written must be what the wire says; where it is not, the log shall say which field. */
const settingAs =
  <A, O>(name: string, codec: Codec<A, O>) =>
  (value: unknown): A => {
    const setting = decode(codec)(value)
    if (E.isRight(setting)) return setting.right
    throw new Error(`setting ${name}: ${JSON.stringify(setting.left)}`)
  }
const siteIndexOf = settingAs('siteIndex', SiteIndex)
const liveStreamOf = settingAs('liveStream', LiveStream)
const liveRoomOf = settingAs('liveRoom', Nullable(LiveRoom))

const agreementOf = ({ version, title, effective_at, sections }: AgreementTable): Agreement => ({
  version,
  title,
  effective: effective_at.toISOString(),
  sections,
})

export const siteHandlers = ({ db, prepared }: Platform): Handlers<typeof siteEndpoints> => {
  const settings = prepared('setting', (db, given: { name: string }) =>
    db.selectFrom('settings').select('value').where('name', '=', given.name),
  )
  const setting = async (name: keyof typeof defaults) => {
    const [row] = await settings({ name })
    return row === undefined ? defaults[name] : row.value
  }

  return {
    index: async () => E.right(siteIndexOf(await setting('siteIndex'))),
    chooseTheme: ({ body: { theme } }, { log, transact, user }) =>
      transact(async (trx) => {
        const row = await trx
          .selectFrom('settings')
          .select('value')
          .where('name', '=', 'siteIndex')
          .forUpdate()
          .executeTakeFirst()
        const chosen = { ...siteIndexOf(row?.value ?? defaults.siteIndex), themeConfig: { theme } }
        await write(trx)
          .insertInto('settings')
          .values({ name: 'siteIndex', value: JSON.stringify(chosen) })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(chosen) }))
          .execute()
        log.info({ user: user.id, theme }, 'theme chosen')
        return E.right(chosen)
      }),
    liveStream: async () => E.right(liveStreamOf(await setting('liveStream'))),
    liveSign: async (_, { now }) => {
      const room = liveRoomOf(await setting('liveRoom'))
      return room === null ? E.left(refusals.notFound()) : E.right(signRoom(room, now))
    },
    platformConfig: async ({ query: { name } }) =>
      E.right({ name, value: JSON.stringify(await setting(name)) }),
    banners: async ({ query: { configType, showAddress } }) => {
      const rows = await db
        .selectFrom('banners')
        .selectAll()
        .where('show_address', '=', showAddress)
        .where('config_type', '=', configType === '1' ? 1 : 2)
        .orderBy('position')
        .execute()
      return E.right(
        rows.map((row) => ({
          id: row.id,
          showAddress: row.show_address,
          configType: row.config_type,
          pcImageUrl: row.pc_image_url,
          mobileImageUrl: row.mobile_image_url,
          art: row.art,
          title: row.title,
          summary: row.summary,
          link: row.link,
        })),
      )
    },
    document: async ({ params: { kind }, query: { version } }, { now }) => {
      const rows = await db
        .selectFrom('documents')
        .selectAll()
        .where('kind', '=', kind)
        .where('effective_at', '<=', now)
        .orderBy('effective_at', 'desc')
        .execute()
      const row = version === undefined ? rows[0] : rows.find((known) => known.version === version)
      if (row === undefined) return E.left(refusals.notFound())
      const versions = rows.map((known) => ({
        version: known.version,
        effective: known.effective_at.toISOString(),
      }))
      return E.right({ ...agreementOf(row), versions })
    },
    agreement: async ({ query: { version } }, { now }) => {
      const agreements = db.selectFrom('agreements').selectAll().where('effective_at', '<=', now)
      const row = await (version === undefined ? agreements : agreements.where('version', '=', version))
        .orderBy('effective_at', 'desc')
        .executeTakeFirst()
      return row === undefined ? E.left(refusals.notFound()) : E.right(agreementOf(row))
    },
  }
}
