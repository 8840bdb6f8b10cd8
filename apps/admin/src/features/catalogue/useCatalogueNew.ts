import { load, orThrow, useNavigate, usePage } from '@compute-mall/app'
import { useClient, useNotices } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { CatalogueFormPageProps } from './CatalogueFormPage.tsx'
import { useCatalogueForm } from './useCatalogueForm.ts'

/** The centres that can be chosen. */
export const loader = load(routes.catalogueNew, async ({ client }) =>
  orThrow(client.resource.catalogueTree({})),
)

const EMPTY = { resourceNumber: '', nameZh: '', nameEn: '', resourceType: '', clusterId: '' } as const

/** Adds an item, and leads to it. */
export const useCatalogueNew = (): CatalogueFormPageProps => {
  const tree = usePage<typeof loader>()
  const client = useClient()
  const navigate = useNavigate()
  const notices = useNotices()
  const { t } = useTranslation('catalogue')
  return useCatalogueForm({
    title: t('add'),
    start: EMPTY,
    tree,
    save: (body) => client.resource.addItem({ body }),
    saved: ({ item: { itemId, resourceNumber } }) => {
      notices.add('done', t('added', { number: resourceNumber }))
      navigate(routes.catalogueItem.href({ itemId }), { replace: true })
    },
  })
}
