import {
  load,
  loadedOf,
  orThrow,
  useAppData,
  useListCommands,
  usePage,
  useParams,
  useReload,
} from '@compute-mall/app'
import { catalogueList } from '@compute-mall/core/resource'
import { mayAct } from '../../access.ts'
import { routes } from '../../routes.ts'
import type { CataloguePageProps } from './CataloguePage.tsx'

/** The page of the catalogue that the address means, and the tree of its centres. */
export const loader = load(routes.catalogue, async ({ client, params: query }) => {
  const [page, tree] = await Promise.all([
    client.resource.catalogue({ query })(),
    orThrow(client.resource.catalogueTree({})),
  ])
  return { page: loadedOf(page), tree }
})

/** The catalogue: what is asked stands in the address. */
export const useCatalogue = (): CataloguePageProps => {
  const { page, tree } = usePage<typeof loader>()
  const query = useParams(routes.catalogue)
  const { user } = useAppData()
  const reload = useReload()
  const list = useListCommands({
    list: catalogueList,
    query,
    href: routes.catalogue.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, tree, query, mayChange: user !== null && mayAct('catalogue')(user) },
    links: { item: (itemId) => routes.catalogueItem.href({ itemId }), add: routes.catalogueNew.href() },
    commands: { ...list, retry: () => void reload() },
  }
}
