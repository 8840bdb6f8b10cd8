import { useParams } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { CatalogueItemPage } from './CatalogueItemPage.tsx'
import { useCatalogueItem } from './useCatalogueItem.ts'

export { loader } from './useCatalogueItem.ts'

/** Each item begins anew. */
export const Component = () => <Item key={useParams(routes.catalogueItem).itemId} />

const Item = () => <CatalogueItemPage {...useCatalogueItem()} />
