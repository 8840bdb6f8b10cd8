import { PostpaidBillsPage } from './PostpaidBillsPage.tsx'
import { usePostpaidBills } from './usePostpaidBills.ts'

export { loader } from './usePostpaidBills.ts'

export const Component = () => <PostpaidBillsPage {...usePostpaidBills()} />
