import { GiftPage } from './GiftPage.tsx'
import { useGift } from './useGift.ts'

export { loader } from './useGift.ts'

export const Component = () => <GiftPage {...useGift()} />
