import { NoticesPage } from './NoticesPage.tsx'
import { useNotices } from './useNotices.ts'

export { loader } from './useNotices.ts'

export const Component = () => <NoticesPage {...useNotices()} />
