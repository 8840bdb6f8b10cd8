import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Category } from '@compute-mall/core/search'
import { BANNER_VERSION, showsSaler, type siteEndpoints } from '@compute-mall/core/site'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { taxonomyReader } from '../search/index.ts'
import { acceptedVersions } from './accepted.ts'
import { announcementHandlers } from './announcement.handlers.ts'
import { bannerHandlers } from './banner.handlers.ts'
import { documentHandlers } from './document.handlers.ts'
import { signRoom } from './live.ts'
import { presentationHandlers } from './presentation.handlers.ts'
import { reminderHandlers } from './reminder.ts'
import { settingsHandlers } from './settings.handlers.ts'
import { liveRoomOf, liveStreamOf, servicePagesOf, siteIndexOf } from './settings.ts'
import { defaults } from './site.defaults.ts'
import { bannerOf } from './store/banners.ts'
import { agreementOf } from './store/documents.ts'
import { shownOn } from './store/schedule.ts'

/** A way to everything of a category, in the search that has its tree. */
const entryIn =
  (search: string) =>
  ({ code, name }: Category) => ({ code, name, href: `${search}?common1=${encodeURIComponent(code)}` })

export const siteHandlers = (platform: Platform): Handlers<typeof siteEndpoints> => {
  const { db, config, prepared } = platform
  const settings = prepared('setting', (db, given: { name: string }) =>
    db.selectFrom('settings').select('value').where('name', '=', given.name),
  )
  const taxonomy = taxonomyReader(db)
  const setting = async (name: keyof typeof defaults) => {
    const [row] = await settings({ name })
    return row === undefined ? defaults[name] : row.value
  }

  return {
    ...bannerHandlers(platform),
    ...announcementHandlers(platform),
    ...documentHandlers(platform),
    ...presentationHandlers(platform),
    ...settingsHandlers(platform),
    ...reminderHandlers(platform),
    index: async () => {
      const { resource, application } = (await taxonomy()).shown.categories
      const menu = {
        resource: resource.map(entryIn('/search/resource')),
        application: application.map(entryIn('/search/goods')),
        service: servicePagesOf(await setting('servicePages')),
      }
      const facts = siteIndexOf(await setting('siteIndex'))
      const salerDisplay = showsSaler(facts, new URL(config.publicOrigin).hostname, config.publicMainHost)
      return E.right({ ...facts, salerDisplay, goodsAccess: config.goodsAccess, menu })
    },
    liveStream: async () => E.right(liveStreamOf(await setting('liveStream'))),
    liveSign: async (_, { now }) => {
      const room = liveRoomOf(await setting('liveRoom'))
      return room === null ? E.left(refusals.notFound()) : E.right(signRoom(room, now))
    },
    platformConfig: async ({ query: { name } }) => {
      const { pdfOrigins, livePlayer } = config
      const configured = { pdfOrigins, livePlayer }
      const value = name === 'pdfOrigins' || name === 'livePlayer' ? configured[name] : await setting(name)
      return E.right({ name, value: JSON.stringify(value) })
    },
    banners: async ({ query: { configType, showAddress, version } }, { now }) => {
      if (version !== BANNER_VERSION) return E.right([])
      const rows = await db
        .selectFrom('banners')
        .selectAll()
        .where(shownOn(now))
        .where('show_address', '=', showAddress)
        .where('config_type', '=', configType === '1' ? 1 : 2)
        .orderBy('position')
        .execute()
      return E.right(rows.map(bannerOf))
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
    accepted: async (_, { user, now }) => E.right(await acceptedVersions(db, user.id, now)),
    agreement: async ({ query: { version } }, { now }) => {
      const agreements = db.selectFrom('agreements').selectAll().where('effective_at', '<=', now)
      const row = await (version === undefined ? agreements : agreements.where('version', '=', version))
        .orderBy('effective_at', 'desc')
        .executeTakeFirst()
      return row === undefined ? E.left(refusals.notFound()) : E.right(agreementOf(row))
    },
  }
}
