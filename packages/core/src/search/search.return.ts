import type { GoodsAddress, GoodsKind } from '../goods/index.ts'
import { readSearch } from './search.address.ts'
import { searchHref, shopHref } from './search.changes.ts'
import { searchPath, searchTypeOf, searchTypes } from './search.rules.ts'

/** Where one goes back to from a goods page: the shop or the search that led there, or one that has such goods. */
export const returnHref = (address: GoodsAddress, kind?: GoodsKind): string => {
  if (address.type === 'store' && address.id !== '') return shopHref(address.id)
  const { keyword, common1, resource } = address
  const named = searchTypes.find((type) => type === address.type)
  const search = readSearch(Object.entries({ keyword, common1, resource }))
  return searchHref(searchPath(named ?? (kind ? searchTypeOf(kind) : 'application')), search)
}
