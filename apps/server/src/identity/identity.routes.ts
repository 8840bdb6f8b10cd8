import { TOKEN_COOKIE } from '@compute-mall/core/http'
import { deviceOf } from '@compute-mall/core/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pages } from '../platform/addresses.ts'
import type { Platform } from '../platform/platform.ts'
import { type Sessions, sessionCookieOf, setToken } from './store/sessions.ts'
import { safeTarget } from './targets.ts'

/** Where the devices sign in (W21). */
const signInPage = { desktop: pages.signIn, mobile: pages.phoneSignIn } as const

const signInPaths = ['/sso/login', ...Object.values(signInPage).map((page) => page.split('#')[0])]

const withService = (path: string, service: string): string =>
  `${path}?service=${encodeURIComponent(service)}`

/** A browser says whence a request comes; a page of another site must not end anybody's session (test S6). */
const isOurs = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] !== 'cross-site' && ['document', undefined].includes(headers['sec-fetch-dest'])

/** Single sign-on by redirects (R7.04; spec section 7, Auth redirects). None leads to a target that is not allowed. */
export const identityRoutes =
  ({ config }: Platform, sessions: Sessions) =>
  async (app: FastifyInstance): Promise<void> => {
    const target = (request: FastifyRequest, name: string): string => {
      const given = (request.query as Readonly<Record<string, unknown>>)[name]
      return (
        (typeof given === 'string' && safeTarget(given, config.origins, config.allowedRedirects)) ||
        pages.mall
      )
    }

    const clearSession = (reply: FastifyReply): void => {
      for (const name of [sessionCookieOf(config), TOKEN_COOKIE])
        reply.clearCookie(name, { path: '/', secure: config.publicOrigin.startsWith('https:') })
    }

    // Pages would take their reader for signed in, by cookies of a session that is over.
    app.addHook('onRequest', async (request, reply) => {
      const path = request.url.split(/[?#]/)[0] ?? ''
      const carries = [sessionCookieOf(config), TOKEN_COOKIE].some((name) => request.cookies[name])
      if (!signInPaths.includes(path) || !carries) return
      if ((await sessions.authenticate(request)) === null) clearSession(reply)
    })

    app.get('/sso/login', (request, reply) =>
      reply
        .header('vary', 'user-agent')
        .redirect(
          withService(signInPage[deviceOf(request.headers['user-agent'] ?? '')], target(request, 'service')),
          302,
        ),
    )

    app.get('/ac/api/auth/loginSsoRedirect.action', async (request, reply) => {
      const goal = target(request, 'originalUrl')
      const user = await sessions.authenticate(request)
      // A page without it would send its reader here again, for ever.
      if (user !== null && request.cookies[TOKEN_COOKIE] === undefined)
        setToken(config, { set: (name, value, options) => void reply.setCookie(name, value, options) })
      // A page would take its user for signed in, by cookies of a session that is over.
      if (user === null) clearSession(reply)
      return reply.redirect(user === null ? withService('/sso/login', goal) : goal, 302)
    })

    app.get('/ac/api/auth/logoutSso.action', async (request, reply) => {
      if (!isOurs(request)) return reply.redirect(pages.mall, 302)
      await sessions.end(sessions.secretOf(request))
      clearSession(reply)
      return reply.redirect(target(request, 'logoutUrl'), 302)
    })
  }
