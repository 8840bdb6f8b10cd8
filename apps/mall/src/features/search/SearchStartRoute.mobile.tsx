import { load, useAppData, useNavigate, usePage, useParams } from '@compute-mall/app'
import { readSearch, withKeyword } from '@compute-mall/core/search'
import { routes } from '../../routes.ts'
import { MobileSearchStart } from './SearchStart.mobile.tsx'
import { hotGoods } from './searching.ts'
import { suggest } from './suggest.ts'

export const loader = load(routes.search, ({ client }) => hotGoods(client, 'compute', true))

export const Component = () => {
  const { keyword } = useParams(routes.search)
  const navigate = useNavigate()
  const menu = useAppData().site?.menu
  return (
    <MobileSearchStart
      view={{ keyword, menu, hot: usePage<typeof loader>() }}
      commands={{
        suggest,
        search: (words) => navigate(routes.searchGlobal.href(withKeyword(readSearch([]), words))),
      }}
    />
  )
}
