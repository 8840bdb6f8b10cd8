import { AdminStatementPage } from './AdminStatementPage.tsx'
import { useStatement } from './useStatement.ts'

export { loader } from './useStatement.ts'

export const Component = () => <AdminStatementPage {...useStatement()} />
