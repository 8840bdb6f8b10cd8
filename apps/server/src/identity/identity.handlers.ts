import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { LOCALE_COOKIE } from '@compute-mall/core/http'
import type { identityEndpoints } from '@compute-mall/core/identity'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { clusterTokenHolder, issueClusterTokens } from './clusterTokens.ts'
import { menuOf } from './identity.menu.ts'
import { peopleHandlers } from './identity.people.ts'
import { KNOWN_BROWSER_COOKIE, markBrowser } from './knownBrowser.ts'
import { checkCredentials } from './signIn.ts'
import { groupsOf, groupUsersOf } from './store/groups.ts'
import { bindPhone, sendCode } from './store/phoneCodes.ts'
import { beginSession, endSession, type Sessions, sessionCookieOf } from './store/sessions.ts'
import { accountOf, accountOfRow, clusterAccountsOf, selectUsers, userInfoOf } from './store/users.ts'
import { write } from './store/write.ts'
import { safeTarget } from './targets.ts'

/** Spec section 7, "User, group and session". */
export const identityHandlers = (
  platform: Platform,
  sessions: Sessions,
): Handlers<typeof identityEndpoints> => {
  const { config, db, prepared, vault } = platform
  const findUser = prepared('user-by-id', (kysely, given: { id: string }) =>
    selectUsers(kysely).where('users.id', '=', given.id),
  )
  const clusters = (userId: string, language: 'zh' | 'en') =>
    clusterAccountsOf(db, userId, language).then((accounts) => E.right([...accounts]))

  return {
    ...peopleHandlers(platform, sessions),
    currentUser: async ({ query: { includeToken = false } }, { user: { id }, language, now }) => {
      const [row] = await findUser({ id })
      // A session refers to its user, so only one that has just been removed is missing.
      if (row === undefined) return E.left(refusals.sessionEnded())
      const accounts = includeToken ? await clusterAccountsOf(db, id, language) : []
      const clusterTokens = issueClusterTokens(vault, id, accounts, now)
      return E.right({ ...userInfoOf(accountOfRow(row), language), clusterTokens })
    },
    clusterTokenHolder: async ({ body }, { now, language }) =>
      E.right(
        await clusterTokenHolder(vault, body, now, (userId) => clusterAccountsOf(db, userId, language)),
      ),
    clusterUserDetail: (_, { user, language }) => clusters(user.id, language),
    userClusterInfo: (_, { user, language }) => clusters(user.id, language),
    menuList: async (_, { user }) => E.right(menuOf(await accountOf(db, user.id))),
    groupList: async ({ query }, { user }) => E.right(await groupsOf(db, user.id, query)),
    groupUsers: ({ query }, { user }) => groupUsersOf(db, user.id, query.groupId),

    signIn: async ({ body }, { address, now, cookie, cookies }) => {
      const location = safeTarget(body.service, config.origins, config.allowedRedirects)
      if (location === null) return E.left(refusals.untrustedTarget())
      const browser = cookie(KNOWN_BROWSER_COOKIE)
      const userId = await checkCredentials(platform, body, { address, browser }, now)
      if (E.isLeft(userId)) return userId
      await endSession(db, cookie(sessionCookieOf(config)))
      await beginSession(db, config, cookies, userId.right, now)
      markBrowser(vault, config, cookies, userId.right)
      return E.right({ location })
    },

    sendSmsCode: ({ body }, { user, address, now, language }) =>
      sendCode(platform, { id: user.id, language }, body.phone, address, now),

    bindPhone: async ({ body }, { user, now, language, log }) => {
      const bound = await bindPhone(platform, user.id, body, now)
      log.info({ user: user.id, refusal: E.isLeft(bound) ? bound.left.code : null }, 'phone binding tried')
      return E.isLeft(bound) ? bound : E.right(userInfoOf(await accountOf(db, user.id), language))
    },

    chooseLanguage: async ({ body: { language } }, { user, cookies }) => {
      await write(db).updateTable('users').set({ language }).where('id', '=', user.id).execute()
      const { name, path, maxAgeSeconds } = LOCALE_COOKIE
      cookies.set(name, language, { path, maxAge: maxAgeSeconds, sameSite: 'lax' })
      return E.right(userInfoOf(await accountOf(db, user.id), language))
    },
  }
}
