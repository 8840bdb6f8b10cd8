import { foundOf, load, titled, useAppData, usePage, useParams, useReload } from '@compute-mall/app'
import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E, TE } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { rolesOf } from '@compute-mall/core/identity'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { CatalogueItemPageProps } from './CatalogueItemPage.tsx'

/** One item with the goods that offer it and its history. */
export const loader = load(routes.catalogueItem, async ({ client, params }) =>
  titled(foundOf(await client.resource.catalogueItem({ params })()), ({ row }) => row.item.resourceNumber),
)

/** One resource of the catalogue, and what admins do with it. */
export const useCatalogueItem = (): CatalogueItemPageProps => {
  const state = usePage<typeof loader>()
  const params = useParams(routes.catalogueItem)
  const { user } = useAppData()
  const client = useClient()
  const reload = useReload()
  const notices = useNotices()
  const say = useSay()
  const { t } = useTranslation('catalogue')
  const [asking, setAsking] = useState<CatalogueItemPageProps['view']['asking']>(null)
  const number = state.kind === 'loaded' ? state.value.row.item.resourceNumber : ''
  const { resource } = client
  const doing = useCommand(
    (task: TE.TaskEither<ClientError, unknown>, done: string) => TE.map(() => done)(task),
    (outcome) => {
      if (E.isLeft(outcome)) notices.add('failure', say(failureMessage(callFailure(outcome.left))))
      else {
        notices.add('done', outcome.right)
        setAsking(null)
      }
      void reload()
    },
  )
  return {
    view: { state, roles: user === null ? new Set() : rolesOf(user), busy: doing.pending, asking },
    links: {
      catalogue: routes.catalogue.href({}),
      edit: routes.catalogueEdit.href(params),
      goods: (goodsId) => routes.goods.href({ keyword: goodsId }),
    },
    commands: {
      retry: () => void reload(),
      ask: setAsking,
      enable: () => doing.run(resource.enableItem({ params }), t('enabled', { number })),
      disable: () => doing.run(resource.disableItem({ params }), t('disabled', { number })),
      addSpecification: (body) =>
        doing.run(resource.addSpecification({ params, body }), t('specificationAdded', { code: body.code })),
      removeSpecification: (code) =>
        doing.run(
          resource.removeSpecification({ params: { ...params, code } }),
          t('specificationRemoved', { code }),
        ),
    },
  }
}
