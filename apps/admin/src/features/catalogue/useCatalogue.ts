import { load, loadedOf, orThrow, usePage, useWorkList, type WorkList } from '@compute-mall/app'
import { type CatalogueRow, catalogueList } from '@compute-mall/core/resource'
import { routes } from '../../routes.ts'
import { useMayAct } from '../../useMayAct.ts'
import type { CataloguePageProps } from './CataloguePage.tsx'

const catalogue: WorkList<typeof catalogueList, CatalogueRow> = {
  list: catalogueList,
  route: routes.catalogue,
  read: ({ resource }) => resource.catalogue,
  export: ({ resource }) => resource.exportCatalogue,
  views: 'admin.catalogue',
}
/** A page of the catalogue with the tree of its centres. */
export const loader = load(routes.catalogue, async ({ client, params: query }) => {
  const [page, tree] = await Promise.all([
    catalogue.read(client)({ query })(),
    orThrow(client.resource.catalogueTree({})),
  ])
  return { page: loadedOf(page), tree }
})

/** Resources that merchants can offer. */
export const useCatalogue = (): CataloguePageProps => {
  const { page, tree } = usePage<typeof loader>()
  const { view, commands } = useWorkList(catalogue, page)
  return {
    view: { ...view, tree, mayChange: useMayAct('catalogue') },
    links: { item: (itemId) => routes.catalogueItem.href({ itemId }), add: routes.catalogueNew.href() },
    commands,
  }
}
