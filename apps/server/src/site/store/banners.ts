import type { Banner, BannerRow, bannerList } from '@compute-mall/core/site'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { type ListSource, saysUnfolded } from '../../platform/lists/index.ts'
import type { SiteTables } from '../site.tables.ts'
import { inPhase, scheduleOf } from './schedule.ts'

export type BannerRecord = Selectable<SiteTables['banners']>

/** Where everybody sees the pictures of banners. */
export const PICTURE_PATH = '/operation/banner/picture/'

export const pictureAddress = (name: string | undefined): string =>
  name === undefined ? '' : `${PICTURE_PATH}${name}`
const pictureName = (address: string): string | null =>
  address.startsWith(PICTURE_PATH) ? address.slice(PICTURE_PATH.length) : null

export const bannerOf = (row: BannerRecord): Banner => ({
  id: row.id,
  showAddress: row.show_address,
  configType: row.config_type,
  pcImageUrl: row.pc_image_url,
  mobileImageUrl: row.mobile_image_url,
  art: row.art,
  title: row.title,
  summary: row.summary,
  link: row.link,
})

export const bannerRowOf = (row: BannerRecord, now: Date): BannerRow => ({
  banner: bannerOf(row),
  pcPicture: pictureName(row.pc_image_url),
  mobilePicture: pictureName(row.mobile_image_url),
  position: row.position,
  ...scheduleOf(row, now),
})

/** Banners and ads, to be read by pages. */
export const bannerSource = (
  db: Db,
  list: typeof bannerList,
  now: Date,
): ListSource<typeof bannerList, BannerRecord> => ({
  list,
  name: 'banner',
  sorts: { position: { column: 'position', type: 'integer' } },
  rows: ({ showAddress, configType, phase, keyword }) => {
    let found = db.selectFrom('banners').selectAll()
    if (showAddress !== undefined) found = found.where('show_address', '=', showAddress)
    if (configType !== undefined) found = found.where('config_type', '=', configType === '1' ? 1 : 2)
    if (phase !== undefined) found = found.where(inPhase(phase, now))
    if (keyword !== undefined)
      found = found.where(saysUnfolded(sql`concat_ws(chr(10), title->>'zh', title->>'en', link)`, keyword))
    return found
  },
})

/** Whether all of these pictures are kept for everybody to see. */
export const arePicturesKept = async (db: Db, names: readonly string[]): Promise<boolean> => {
  const wanted = [...new Set(names)]
  if (wanted.length === 0) return true
  const kept = await db.selectFrom('site_pictures').select('name').where('name', 'in', wanted).execute()
  return kept.length === wanted.length
}
