import { ShopStatementPage } from './ShopStatementPage.tsx'
import { useStatement } from './useStatement.ts'

export { loader } from './useStatement.ts'

export const Component = () => <ShopStatementPage {...useStatement()} />
