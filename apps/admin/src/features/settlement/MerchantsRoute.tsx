import { MerchantQueuePage } from './MerchantQueuePage.tsx'
import { useMerchantQueue } from './useMerchantQueue.ts'

export { loader } from './useMerchantQueue.ts'

export const Component = () => <MerchantQueuePage {...useMerchantQueue()} />
