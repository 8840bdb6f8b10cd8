import { load, loadedOf, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { remittanceList } from '@compute-mall/core/payment'
import { routes } from '../../routes.ts'
import type { RemittancesPageProps } from './RemittancesPage.tsx'

/** The page of slips that the address means. */
export const loader = load(routes.remittances, async ({ client, params: query }) =>
  loadedOf(await client.payment.remittances({ query })()),
)

/** The slips that buyers handed in. */
export const useRemittances = (): RemittancesPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.remittances)
  const reload = useReload()
  const list = useListCommands({
    list: remittanceList,
    query,
    href: routes.remittances.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query },
    links: { remittance: (orderNo) => routes.remittance.href({ orderNo }) },
    commands: { ...list, retry: () => void reload() },
  }
}
