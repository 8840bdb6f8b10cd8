import {
  load,
  loadedOf,
  orThrow,
  useAppData,
  useDeskList,
  useExport,
  usePage,
  useParams,
} from '@compute-mall/app'
import { catalogueList } from '@compute-mall/core/resource'
import { useClient } from '@compute-mall/react'
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
  const client = useClient()
  const exporting = useExport(() => client.resource.exportCatalogue({ query }))
  const list = useDeskList({
    name: 'admin.catalogue',
    list: catalogueList,
    query,
    href: routes.catalogue.href,
    page,
  })
  return {
    view: {
      ...list.view,
      exporting: exporting.pending,
      tree,
      mayChange: user !== null && mayAct('catalogue')(user),
    },
    links: { item: (itemId) => routes.catalogueItem.href({ itemId }), add: routes.catalogueNew.href() },
    commands: { ...list.commands, exportRows: exporting.run },
  }
}
