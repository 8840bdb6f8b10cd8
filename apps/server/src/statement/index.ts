import type { statementEndpoints } from '@compute-mall/core/statement'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { statementHandlers } from './statement.handlers.ts'
import { statementJobs } from './statement.jobs.ts'

export { bookLines } from './store/book.ts'
export { daysOf, selectStatements } from './store/queries.ts'
export { lockStatement, transitionStatement } from './store/steps.ts'

export const statementModule = (platform: Platform): ServerModule<typeof statementEndpoints> => ({
  handlers: statementHandlers(platform),
  jobs: statementJobs(platform),
})
