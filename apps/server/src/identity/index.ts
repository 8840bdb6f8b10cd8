import type { identityEndpoints } from '@compute-mall/core/identity'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { identityHandlers } from './identity.handlers.ts'
import { identityJobs } from './identity.jobs.ts'
import { identityRoutes } from './identity.routes.ts'
import type { Sessions } from './store/sessions.ts'
// Brings the tables of the module into `Database` wherever only its declarations are read.
import './identity.tables.ts'

export { callerOf } from './caller.ts'
export { hashPassword } from './passwords.ts'
export {
  addMember,
  firstGroupOfMember,
  groupFor,
  groupsOf,
  groupUsersOf,
  leadersOf,
  lockGroup,
  makeLeader,
  memberAccountsOf,
  membersOf,
  removeMember,
} from './store/groups.ts'
export { mailOf } from './store/mails.ts'
export { createSessions, type Sessions } from './store/sessions.ts'
export {
  type Account,
  accountOf,
  actForRetailer,
  clusterAccountsOf,
  customerNamed,
  lockNamed,
  lockStaff,
  managersWith,
  shopStaffWith,
  staffOf,
  userInfoOf,
} from './store/users.ts'

export const identityModule = (
  platform: Platform,
  sessions: Sessions,
): ServerModule<typeof identityEndpoints> => ({
  handlers: identityHandlers(platform, sessions),
  routes: identityRoutes(platform, sessions),
  jobs: identityJobs(platform),
})
