import { resourceMessages } from '@compute-mall/core/resource'
import { searchMessages } from '@compute-mall/core/search'
import type { PageRequest } from '../../router/page.ts'
import type { Searched } from './searching.ts'

export const texts = {
  resource: resourceMessages,
  search: searchMessages,
}

/** What this page searches, on either device. */
export const searched = ({ client }: PageRequest, pageSize: number) =>
  ({
    pathname: '/search/goods',
    shelf: 'application',
    pageSize,
    find: (body) => client.search.goods({ body }),
  }) satisfies Searched
