import type { Words } from '@compute-mall/core/codec'
import { ResourceType } from '@compute-mall/core/resource'
import { regionWords } from '@compute-mall/server/search'
import { centers as centerTable } from './content/centers.ts'
import { shops as shopTable } from './content/shops.ts'
import { listOf, rowsOf, words } from './table.ts'

/** A computing centre of the demonstration. */
export interface Center {
  readonly id: string
  readonly siteCode: string
  readonly region: string
  readonly name: Words
  readonly resourceTypes: readonly ResourceType[]
  readonly scheduler: string
  readonly k8sEnabled: boolean
  readonly closed: boolean
}

const isResourceType = (code: string): code is ResourceType => ResourceType.is(code)

export const centers: readonly Center[] = rowsOf(
  centerTable,
  'id',
  'siteCode',
  'region',
  'zh',
  'en',
  'resources',
  'scheduler',
  'containers',
).map((row) => ({
  id: row.id,
  siteCode: row.siteCode,
  region: row.region,
  name: words(row.zh, row.en),
  resourceTypes: listOf(row.resources).filter(isResourceType),
  scheduler: row.scheduler,
  k8sEnabled: row.containers === 'yes',
  closed: row.zh.includes('停用'),
}))

export const openCenters = centers.filter(({ closed }) => !closed)

/** The regions in which a resource is offered, each with its centres. */
export const regionsWith = (resource: ResourceType) =>
  [...regionWords]
    .map(([code, name]) => ({
      code,
      name,
      centers: openCenters.filter((c) => c.region === code && c.resourceTypes.includes(resource)),
    }))
    .filter((region) => region.centers.length > 0)
export type Region = ReturnType<typeof regionsWith>[number]

export const shops = rowsOf(shopTable, 'id', 'zh', 'en', 'phone', 'hours', 'zhText', 'enText').map((row) => ({
  id: row.id,
  name: words(row.zh, row.en),
  phone: row.phone,
  hours: row.hours,
  description: words(row.zhText, row.enText),
}))
export type ShopSeed = (typeof shops)[number]

/** @throws RangeError for an id that no shop has */
export const shopOf = (id: string): ShopSeed => {
  const shop = shops.find((known) => known.id === id)
  if (shop === undefined) throw new RangeError(`no shop ${id}`)
  return shop
}
