import { useClock, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type ApplicationRow, applicationList } from '@compute-mall/core/settlement'
import { routes } from '../../routes.ts'
import { MerchantQueuePage } from './MerchantQueuePage.tsx'

const merchants: WorkList<typeof applicationList, ApplicationRow> = {
  list: applicationList,
  route: routes.merchants,
  read: ({ settlement }) => settlement.list,
  export: ({ settlement }) => settlement.export,
  views: 'admin.merchants',
  version: ({ applicationId, applyStatus }) => `${applicationId} ${applyStatus}`,
}
export const loader = workListLoader(merchants)

export const Component = () => {
  const { view, commands } = useWorkList(merchants)
  const now = useClock()()
  return (
    <MerchantQueuePage
      view={{ ...view, now }}
      commands={commands}
      links={{ merchant: (applicationId) => routes.merchant.href({ applicationId }) }}
    />
  )
}
