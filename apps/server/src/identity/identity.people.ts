import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  type AccountChange,
  accountChangeRefusal,
  type identityEndpoints,
  personList,
} from '@compute-mall/core/identity'
import { actorOf, audit, staffExport } from '../audit/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { type ListSource, rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { peopleColumns } from './identity.export.ts'
import {
  type AccountRow,
  appoint,
  endSessionsOf,
  findPerson,
  type LockedAccount,
  lockAccount,
  personOf,
  selectPeople,
  setDisabled,
  setRoles,
} from './store/people.ts'
import type { Sessions } from './store/sessions.ts'

type PeopleCall =
  | 'people'
  | 'exportPeople'
  | 'person'
  | 'appointManager'
  | 'grantRole'
  | 'revokeRole'
  | 'disableAccount'
  | 'enableAccount'
  | 'endSessions'

const actions = {
  appoint: 'account.appointed',
  grant: 'role.granted',
  revoke: 'role.revoked',
  disable: 'account.disabled',
  enable: 'account.enabled',
  endSessions: 'sessions.ended',
} as const satisfies Readonly<Record<AccountChange['kind'], string>>

/** Makes a change. @returns what it changed, for the audit log */
const apply = async (trx: Db, { user, facts }: LockedAccount, change: AccountChange, now: Date) => {
  if (change.kind === 'appoint') {
    const roleIds = [...new Set([...facts.roleIds, change.roleId])]
    await appoint(trx, user.id, roleIds)
    return {
      before: { roleType: 'common', roleIds: facts.roleIds },
      after: { roleType: 'manager', roleIds },
    }
  }
  if (change.kind === 'grant' || change.kind === 'revoke') {
    const { roleIds } = facts
    const changed =
      change.kind === 'grant'
        ? [...roleIds, change.roleId]
        : roleIds.filter((roleId) => roleId !== change.roleId)
    await setRoles(trx, user.id, changed)
    return { before: { roleIds }, after: { roleIds: changed } }
  }
  if (change.kind === 'enable') {
    await setDisabled(trx, user.id, null)
    return { before: { state: 'disabled' }, after: { state: 'active' } }
  }
  const sessions = await endSessionsOf(trx, user.id)
  if (change.kind === 'endSessions') return { before: { sessions }, after: { sessions: 0 } }
  await setDisabled(trx, user.id, now)
  return { before: { state: 'active', sessions }, after: { state: 'disabled', sessions: 0 } }
}

/** What operations do with users: find them, grant and revoke roles, disable and enable accounts (width 2.6). */
export const peopleHandlers = (
  platform: Platform,
  sessions: Sessions,
): Pick<Handlers<typeof identityEndpoints>, PeopleCall> => {
  const { db, config } = platform
  const everybody: ListSource<typeof personList, AccountRow> = {
    list: personList,
    name: 'people',
    sorts: { createTime: { column: 'created_at', type: 'timestamptz' } },
    rows: (asked) => selectPeople(db, asked),
  }
  const detailOf = async (trx: Db, userId: string, now: Date) => {
    const person = await findPerson(trx, userId, new Date(now.getTime() - config.session.mostMs))
    return person === null ? E.left(refusals.notFound()) : E.right(person)
  }

  const make = async (
    userId: string,
    change: AccountChange,
    reason: string,
    context: Context<SessionUser>,
  ) => {
    const { user: actor, now, transact } = context
    const made = await transact(async (trx) => {
      const account = await lockAccount(trx, userId)
      if (account === null) return E.left(refusals.notFound())
      // The caller's role may have been revoked since the session was read.
      if (!account.superadminIds.includes(actor.id)) return E.left(refusals.forbidden())
      const refusal = accountChangeRefusal(change, account.facts, actor.id)
      if (refusal !== null) return E.left(refusal)
      const changed = await apply(trx, account, change, now)
      await audit(trx, actorOf(context, 'staff'), {
        action: actions[change.kind],
        object: { type: 'user', id: userId },
        ...changed,
        reason: reason.trim(),
      })
      return detailOf(trx, userId, now)
    })
    if (E.isRight(made)) sessions.forget(userId)
    return made
  }

  return {
    people: ({ query }) => shownPage(platform, everybody, query, personOf),
    exportPeople: ({ query }, context) =>
      staffExport(context, {
        action: 'people.exported',
        type: 'user',
        query,
        name: 'users',
        found: rowsOf(db, everybody, query),
        rowOf: personOf,
        columns: peopleColumns(context.language),
      }),
    person: ({ params: { userId } }, { now }) => detailOf(db, userId, now),
    appointManager: ({ params: { userId }, body: { roleId, reason } }, context) =>
      make(userId, { kind: 'appoint', roleId }, reason, context),
    grantRole: ({ params: { userId }, body: { roleId, reason } }, context) =>
      make(userId, { kind: 'grant', roleId }, reason, context),
    revokeRole: ({ params: { userId }, body: { roleId, reason } }, context) =>
      make(userId, { kind: 'revoke', roleId }, reason, context),
    disableAccount: ({ params: { userId }, body: { reason } }, context) =>
      make(userId, { kind: 'disable' }, reason, context),
    enableAccount: ({ params: { userId }, body: { reason } }, context) =>
      make(userId, { kind: 'enable' }, reason, context),
    endSessions: ({ params: { userId }, body: { reason } }, context) =>
      make(userId, { kind: 'endSessions' }, reason, context),
  }
}
