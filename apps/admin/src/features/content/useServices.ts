import { load, orThrow, usePage } from '@compute-mall/app'
import { useClient } from '@compute-mall/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { ServicesPageProps } from './ServicesPage.tsx'
import { useChange } from './useChange.ts'

/** The order of now. */
export const loader = load(
  routes.services,
  async ({ client }) => (await orThrow(client.site.index({}))).menu.service,
)

/** The order of the service pages: moved here, seen by visitors once it is saved. */
export const useServices = (): ServicesPageProps => {
  const current = usePage<typeof loader>()
  const { site } = useClient()
  const { t } = useTranslation('content')
  const [order, setOrder] = useState(current)
  const change = useChange()
  return {
    view: { order, isChanged: order.join() !== current.join(), busy: change.pending },
    commands: {
      sort: setOrder,
      save: () => change.run(site.orderServices({ body: { service: order } }), t('orderSaved')),
    },
  }
}
