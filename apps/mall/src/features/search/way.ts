import type { Search } from '@compute-mall/core/search'
import type { Way } from '../../links.ts'

/** What a goods page needs to lead back here. */
export const wayOf = ({ keyword, shop, common, filter }: Search, isResource: boolean): Way =>
  shop === ''
    ? {
        type: isResource ? 'base' : 'application',
        keyword,
        common1: common[0] ?? '',
        resource: filter.resource[0] ?? '',
      }
    : { type: 'store', id: shop, keyword }
