import { useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type RemittanceRow, remittanceList } from '@compute-mall/core/payment'
import { routes } from '../../routes.ts'
import { RemittancesPage } from './RemittancesPage.tsx'

const remittances: WorkList<typeof remittanceList, RemittanceRow> = {
  list: remittanceList,
  route: routes.remittances,
  read: ({ payment }) => payment.remittances,
  export: ({ payment }) => payment.exportRemittances,
  views: 'admin.remittances',
  version: ({ orderNo, status }) => `${orderNo} ${status}`,
}
export const loader = workListLoader(remittances)

export const Component = () => (
  <RemittancesPage
    {...useWorkList(remittances)}
    links={{ remittance: (orderNo) => routes.remittance.href({ orderNo }) }}
  />
)
