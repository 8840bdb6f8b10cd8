import { useClock, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type GoodsApplicationRow, goodsApplicationList } from '@compute-mall/core/goods'
import { routes } from '../../routes.ts'
import { GoodsQueuePage } from './GoodsQueuePage.tsx'

const queue: WorkList<typeof goodsApplicationList, GoodsApplicationRow> = {
  list: goodsApplicationList,
  route: routes.goodsQueue,
  read: ({ goods }) => goods.applications,
  export: ({ goods }) => goods.applicationsExport,
  views: 'admin.goodsQueue',
  version: ({ applicationId, state }) => `${applicationId} ${state}`,
}
export const loader = workListLoader(queue)

export const Component = () => {
  const { view, commands } = useWorkList(queue)
  const now = useClock()()
  return (
    <GoodsQueuePage
      view={{ ...view, now }}
      commands={commands}
      links={{ application: (applicationId) => routes.goodsReview.href({ applicationId }) }}
    />
  )
}
