import { usePage } from '@compute-mall/app'
import { CatalogueFormPage } from './CatalogueFormPage.tsx'
import { type loader, useCatalogueEdit } from './useCatalogueEdit.ts'

export { loader } from './useCatalogueEdit.ts'

/** What was loaded anew is shown in place of what was being written. */
export const Component = () => {
  const { row } = usePage<typeof loader>()
  return <Edit key={`${row.item.itemId} ${row.revision}`} />
}

const Edit = () => <CatalogueFormPage {...useCatalogueEdit()} />
