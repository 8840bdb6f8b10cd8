import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { LOCALE_COOKIE, type Refusal } from '@compute-mall/core/http'
import type { identityEndpoints } from '@compute-mall/core/identity'
import type { CookieJar, Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { clusterTokenHolder, issueClusterTokens } from './clusterTokens.ts'
import { mailHandlers } from './identity.mail.ts'
import { menuOf } from './identity.menu.ts'
import { ownAccountHandlers } from './identity.own.ts'
import { peopleHandlers } from './identity.people.ts'
import { KNOWN_BROWSER_COOKIE, markBrowser } from './knownBrowser.ts'
import { resetPassword, signInByCode } from './register.ts'
import { checkCredentials } from './signIn.ts'
import { groupsOf, groupUsersOf } from './store/groups.ts'
import { bindPhone, sendCode } from './store/phoneCodes.ts'
import { beginSession, type Sessions, sessionCookieOf } from './store/sessions.ts'
import { sendSignInCode } from './store/signInCodes.ts'
import { accountOf, accountOfRow, clusterAccountsOf, selectUsers, userInfoOf } from './store/users.ts'
import { write } from './store/write.ts'
import { safeTarget } from './targets.ts'

/** What signing in takes of a request. */
interface Entry {
  readonly cookie: (name: string) => string | undefined
  readonly cookies: CookieJar
  readonly device: string
  readonly now: Date
}

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

  /**
   * Signs in whoever `check` finds, in place of whoever this browser was, and says where to go then. Refusals: those of
   * the check, and AUTH10005 before it for a target that may not be followed.
   */
  const enter = async (
    service: string,
    { cookie, cookies, device, now }: Entry,
    check: () => Promise<E.Either<Refusal, string>>,
  ): Promise<E.Either<Refusal, { location: string }>> => {
    const location = safeTarget(service, config.origins, config.allowedRedirects)
    if (location === null) return E.left(refusals.untrustedTarget())
    const userId = await check()
    if (E.isLeft(userId)) return userId
    await sessions.end(cookie(sessionCookieOf(config)))
    await beginSession(db, config, cookies, userId.right, now, device)
    markBrowser(vault, config, cookies, userId.right)
    return E.right({ location })
  }

  return {
    ...peopleHandlers(platform, sessions),
    currentUser: async (
      { query: { includeToken = false, refresh = false } },
      { user: { id }, language, now },
    ) => {
      if (refresh) sessions.forget(id)
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
    menuList: async ({ query: { pageVersion } }, { user }) =>
      E.right(menuOf(await accountOf(db, user.id), pageVersion)),
    groupList: async ({ query }, { user }) => E.right(await groupsOf(db, user.id, query)),
    groupUsers: ({ query }, { user }) => groupUsersOf(db, user.id, query.groupId),

    signIn: ({ body }, context) => {
      const attempt = { address: context.address, browser: context.cookie(KNOWN_BROWSER_COOKIE) }
      return enter(body.service, context, () => checkCredentials(platform, body, attempt, context.now))
    },

    sendSignInCode: ({ body }, { user, address, language, now }) =>
      sendSignInCode(platform, body.phone, { userId: user?.id ?? null, address, language, now }),

    signInByCode: ({ body }, context) =>
      enter(body.service, context, () => signInByCode(platform, body, context.address, context.now)),

    resetPassword: ({ body }, context) =>
      enter(body.service, context, async () => {
        const userId = await resetPassword(platform, body, context.address, context.now)
        if (E.isRight(userId)) {
          sessions.forget(userId.right)
          context.log.info({ user: userId.right }, 'password set anew')
        }
        return userId
      }),

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
    ...mailHandlers(platform),
    ...ownAccountHandlers(platform),
  }
}
