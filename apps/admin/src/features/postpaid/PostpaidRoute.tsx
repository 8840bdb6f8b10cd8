import { PostpaidPage } from './PostpaidPage.tsx'
import { usePostpaid } from './usePostpaid.ts'

export { loader } from './usePostpaid.ts'

export const Component = () => <PostpaidPage {...usePostpaid()} />
