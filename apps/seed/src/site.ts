import { randomBytes } from 'node:crypto'
import type { Database } from '@compute-mall/server/platform/database'
import { insertRows } from '@compute-mall/server/platform/database'
import type { Kysely } from 'kysely'
import { privacy } from './content/privacy.ts'
import { agreement, banners, liveRoom, liveStream, platformConfig, siteIndex } from './content/site.ts'

/** Banners, the site's settings, the agreement and the privacy policy. */
export const seedSite = async (db: Kysely<Database>, now: Date): Promise<void> => {
  await insertRows(
    db,
    'banners',
    banners.map((banner, position) => ({
      id: banner.id,
      show_address: banner.showAddress,
      config_type: banner.configType,
      pc_image_url: banner.pcImageUrl,
      mobile_image_url: banner.mobileImageUrl,
      art: banner.art,
      title: banner.title,
      summary: banner.summary,
      link: banner.link,
      position,
      is_published: true,
      revision: 0,
    })),
  )
  await insertRows(db, 'settings', [
    { name: 'siteIndex', value: siteIndex },
    { name: 'liveStream', value: liveStream(now) },
    { name: 'liveRoom', value: { ...liveRoom, secretKey: randomBytes(32).toString('base64url') } },
    ...Object.entries(platformConfig).map(([name, value]) => ({ name, value })),
  ])
  await insertRows(db, 'agreements', [
    {
      version: agreement.version,
      effective_at: agreement.effective,
      title: agreement.title,
      sections: agreement.sections,
    },
  ])
  await insertRows(
    db,
    'documents',
    privacy.map(({ version, effective, title, sections }) => ({
      kind: 'privacy',
      version,
      effective_at: effective,
      title,
      sections,
    })),
  )
}
