import { load, orThrow, useNavigate, usePage, useParams } from '@compute-mall/app'
import { useClient, useNotices } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { CatalogueFormPageProps } from './CatalogueFormPage.tsx'
import { useCatalogueForm } from './useCatalogueForm.ts'

/** The item as it is now, and the centres that can be chosen. */
export const loader = load(routes.catalogueEdit, async ({ client, params }) => {
  const [{ row }, tree] = await Promise.all([
    orThrow(client.resource.catalogueItem({ params })),
    orThrow(client.resource.catalogueTree({})),
  ])
  return { row, tree }
})

/** Changes an item from the revision that was read, and leads back to it. */
export const useCatalogueEdit = (): CatalogueFormPageProps => {
  const { row, tree } = usePage<typeof loader>()
  const params = useParams(routes.catalogueEdit)
  const client = useClient()
  const navigate = useNavigate()
  const notices = useNotices()
  const { t } = useTranslation('catalogue')
  const { resourceNumber, name, resourceType, clusterId } = row.item
  return useCatalogueForm({
    title: t('edit'),
    start: { resourceNumber, nameZh: name.zh, nameEn: name.en, resourceType, clusterId },
    tree,
    save: (form) => client.resource.changeItem({ params, body: { ...form, revision: row.revision } }),
    saved: ({ item }) => {
      notices.add('done', t('saved', { number: item.resourceNumber }))
      navigate(routes.catalogueItem.href(params), { replace: true })
    },
  })
}
