import { CatalogueFormPage } from './CatalogueFormPage.tsx'
import { useCatalogueNew } from './useCatalogueNew.ts'

export { loader } from './useCatalogueNew.ts'

export const Component = () => <CatalogueFormPage {...useCatalogueNew()} />
