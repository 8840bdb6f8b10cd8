import { resourceMessages } from '@compute-mall/core/resource'
import { readSearch, searchHref, searchMessages, withKeyword } from '@compute-mall/core/search'
import { siteMessages } from '@compute-mall/core/site'
import { useSearchParams } from 'react-router-dom'
import { MobileSearchStart } from '../../features/search/SearchStart.mobile.tsx'
import { useNavigate } from '../../router/navigate.ts'
import { load, usePage } from '../../router/page.ts'
import { hotGoods } from './searching.ts'

export const texts = { resource: resourceMessages, search: searchMessages, site: siteMessages }

export const loader = load(({ client }) => hotGoods(client, 'compute', true))

export const Component = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return (
    <MobileSearchStart
      view={{ keyword: query.get('keyword') ?? '', hot: usePage<typeof loader>() }}
      commands={{
        search: (keyword) => navigate(searchHref('/search/global', withKeyword(readSearch([]), keyword))),
      }}
    />
  )
}
