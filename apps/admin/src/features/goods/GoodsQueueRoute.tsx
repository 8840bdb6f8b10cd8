import { GoodsQueuePage } from './GoodsQueuePage.tsx'
import { useGoodsQueue } from './useGoodsQueue.ts'

export { loader } from './useGoodsQueue.ts'

export const Component = () => <GoodsQueuePage {...useGoodsQueue()} />
