import { StatementListPage } from '@compute-mall/ui/desk/statement'
import { useStatements } from './useStatements.ts'

export { loader } from './useStatements.ts'

export const Component = () => <StatementListPage {...useStatements()} />
