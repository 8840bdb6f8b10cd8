import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { LOCALE_COOKIE } from '@compute-mall/core/http'
import type { identityEndpoints } from '@compute-mall/core/identity'
import type { CookieJar, Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { clusterTokenHolder, issueClusterTokens } from './clusterTokens.ts'
import { menuOf } from './identity.menu.ts'
import { ownAccountHandlers } from './identity.own.ts'
import { peopleHandlers } from './identity.people.ts'
import { KNOWN_BROWSER_COOKIE, markBrowser } from './knownBrowser.ts'
import { resetPassword, signInByCode } from './register.ts'
import { checkCredentials } from './signIn.ts'
import { groupsOf, groupUsersOf } from './store/groups.ts'
import { bindPhone, sendCode } from './store/phoneCodes.ts'
import { beginSession, endSession, type Sessions, sessionCookieOf } from './store/sessions.ts'
import { sendSignInCode } from './store/signInCodes.ts'
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

  /** Signs a user in, in place of whoever this browser was. */
  const begin = async (
    userId: string,
    {
      cookie,
      cookies,
      device,
      now,
    }: {
      readonly cookie: (name: string) => string | undefined
      readonly cookies: CookieJar
      readonly device: string
      readonly now: Date
    },
  ): Promise<void> => {
    await endSession(db, cookie(sessionCookieOf(config)))
    await beginSession(db, config, cookies, userId, now, device)
    markBrowser(vault, config, cookies, userId)
  }

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

    signIn: async ({ body }, { address, device, now, cookie, cookies }) => {
      const location = safeTarget(body.service, config.origins, config.allowedRedirects)
      if (location === null) return E.left(refusals.untrustedTarget())
      const browser = cookie(KNOWN_BROWSER_COOKIE)
      const userId = await checkCredentials(platform, body, { address, browser }, now)
      if (E.isLeft(userId)) return userId
      await begin(userId.right, { cookie, cookies, device, now })
      return E.right({ location })
    },

    sendSignInCode: ({ body }, { address, language, now }) =>
      sendSignInCode(platform, body.phone, { address, language, now }),

    signInByCode: async ({ body }, { address, device, now, cookie, cookies }) => {
      const location = safeTarget(body.service, config.origins, config.allowedRedirects)
      if (location === null) return E.left(refusals.untrustedTarget())
      const userId = await signInByCode(platform, body, address, now)
      if (E.isLeft(userId)) return userId
      await begin(userId.right, { cookie, cookies, device, now })
      return E.right({ location })
    },

    resetPassword: async ({ body }, { address, device, now, cookie, cookies, log }) => {
      const location = safeTarget(body.service, config.origins, config.allowedRedirects)
      if (location === null) return E.left(refusals.untrustedTarget())
      const userId = await resetPassword(platform, body, address, now)
      if (E.isLeft(userId)) return userId
      log.info({ user: userId.right }, 'password set anew')
      await begin(userId.right, { cookie, cookies, device, now })
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
    ...ownAccountHandlers(platform),
  }
}
