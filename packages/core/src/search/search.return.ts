import type { GoodsAddress, GoodsKind } from '../goods/index.ts'
import { readSearch, type Search } from './search.address.ts'
import type { SearchType } from './search.codec.ts'
import { searchTypeOf, searchTypes } from './search.rules.ts'

/** Where one came from: the shop with this id, or a search of this type. */
export type ReturnPlace = { readonly shop: string } | { readonly type: SearchType; readonly search: Search }

/** What one goes back to from goods: the shop or the search that led there, or a search that has such goods. */
export const returnPlace = (address: GoodsAddress, kind?: GoodsKind): ReturnPlace => {
  if (address.type === 'store' && address.id !== '') return { shop: address.id }
  const { keyword, common1, resource } = address
  const named = searchTypes.find((type) => type === address.type)
  return {
    type: named ?? (kind ? searchTypeOf(kind) : 'application'),
    search: readSearch(Object.entries({ keyword, common1, resource })),
  }
}
