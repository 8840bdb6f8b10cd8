import { orNull } from '@compute-mall/app'
import type { MallClient } from '@compute-mall/core/actors'
import { E } from '@compute-mall/core/fp'
import { readSearch, requestOf } from '@compute-mall/core/search'

/** So many others are offered in place of an asset that is gone. */
const SIMILAR = 3

/** Where assets may run; none while that cannot be asked for. */
export const loadCenters = async ({ resource }: MallClient) =>
  (await orNull(resource.clusterList({ query: { siteCode: undefined } }))) ?? []

const usedMost = async ({ search }: MallClient) => {
  const body = requestOf(readSearch([['sort', 'skuSaleCount']]), SIMILAR)
  return (await orNull(search.aiNexus({ body })))?.records ?? []
}

/** The asset that an address opens, with its first rows where it has some; others where it is gone. */
export const loadOpened = async (client: MallClient, id: string) => {
  if (id === '') return { asset: null, preview: null, similar: [] }
  const opened = await client.asset.detail({ params: { id } })()
  if (E.isLeft(opened)) return { asset: 'missing' as const, preview: null, similar: await usedMost(client) }
  const asset = opened.right
  const preview = asset.hasPreview ? await orNull(client.asset.preview({ params: { id } })) : null
  return { asset, preview, similar: [] }
}
