export { statementMessages as messages } from '@compute-mall/core/statement'
