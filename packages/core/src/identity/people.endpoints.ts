import * as t from 'io-ts'
import { Id } from '../codec/index.ts'
import { endpoint, FileAnswer, withRole } from '../http/index.ts'
import { AccountReason, PersonDetail, PersonPage } from './people.codec.ts'
import { GrantableRoleId, personList } from './personList.codec.ts'

const ById = t.type({ userId: Id })
const WithReason = t.type({ reason: AccountReason })
const RoleChange = t.type({ roleId: GrantableRoleId, reason: AccountReason })

const readers = withRole('admin', 'superadmin')
const actors = withRole('superadmin')

/**
 * Users of the platform, their roles and their accounts (width 2.6, People). Each change is audited with its reason.
 * Refusals of each change: SYS10002, USER10007 for one's own account, USER10008 for the last superadmin, USER10009.
 */
export const peopleEndpoints = {
  /** Refusal: LIST10001. */
  people: endpoint({
    method: 'GET',
    path: '/mall/admin/user',
    access: readers,
    query: personList.query,
    response: PersonPage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  exportPeople: endpoint({
    method: 'GET',
    path: '/mall/admin/user/export',
    access: readers,
    query: personList.exportQuery,
    response: FileAnswer,
  }),
  /** Refusal: SYS10002. */
  person: endpoint({
    method: 'GET',
    path: '/mall/admin/user/:userId',
    access: readers,
    params: ById,
    response: PersonDetail,
  }),
  /** Makes an account of the back office of a customer's, with its first role; none that is disabled or has a shop. */
  appointManager: endpoint({
    method: 'POST',
    path: '/mall/admin/user/:userId/appoint',
    access: actors,
    params: ById,
    body: RoleChange,
    response: PersonDetail,
  }),
  grantRole: endpoint({
    method: 'POST',
    path: '/mall/admin/user/:userId/role',
    access: actors,
    params: ById,
    body: RoleChange,
    response: PersonDetail,
  }),
  revokeRole: endpoint({
    method: 'POST',
    path: '/mall/admin/user/:userId/role/revoke',
    access: actors,
    params: ById,
    body: RoleChange,
    response: PersonDetail,
  }),
  /** Ends the sessions of the user; signing in is refused with AUTH10007 from now on. */
  disableAccount: endpoint({
    method: 'POST',
    path: '/mall/admin/user/:userId/disable',
    access: actors,
    params: ById,
    body: WithReason,
    response: PersonDetail,
  }),
  enableAccount: endpoint({
    method: 'POST',
    path: '/mall/admin/user/:userId/enable',
    access: actors,
    params: ById,
    body: WithReason,
    response: PersonDetail,
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/mall/admin/user/:userId/end-sessions',
    access: actors,
    params: ById,
    body: WithReason,
    response: PersonDetail,
  }),
}
