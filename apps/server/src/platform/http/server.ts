import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import cookie from '@fastify/cookie'
import proxyAddress from '@fastify/proxy-addr'
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { newId } from '../ids.ts'
import type { Platform } from '../platform.ts'
import type { Endpoints, ServerModule } from './context.ts'
import { handleFailure, handleUnreadable } from './failures.ts'
import { secure, securityHeaders } from './headers.ts'
import { serveHealth } from './health.ts'
import { parseQuery } from './input.ts'
import { createRequestCounts } from './requestCounts.ts'
import { type Authenticate, BODY_LIMIT, type Route, sendNoSuchCall, serveRoutes } from './route.ts'

export type Contract = Readonly<Record<string, Endpoints>>
export type Modules<C extends Contract> = { readonly [M in keyof C]: ServerModule<C[M]> }

export interface ServerParts<C extends Contract> {
  readonly platform: Platform
  readonly contract: C
  readonly modules: Modules<C>
  readonly authenticate: Authenticate
  /** Pages and files, which are no part of the contract. */
  readonly extras?: Extras
}

export interface Extras {
  /**
   * Answers a request that there is no room for, before anything is spent on it; says whether it did.
   * @param address who asks
   */
  refuse?(request: IncomingMessage, response: ServerResponse, address: string): boolean
  serve(app: FastifyInstance): Promise<void>
  /** Answers what nothing else has answered; says whether it did. */
  answerElse(request: FastifyRequest, reply: FastifyReply): boolean
}

/** A request must have arrived in full by then; a caller who dribbles holds no connection for ever. */
const REQUEST_TIMEOUT_MS = MINUTE_MS
/** How often that is looked at; Node's 30 s would let a request live for half as long again. */
const CHECK_EVERY_MS = 2 * SECOND_MS
/** Longer than proxies hold idle connections, so that none sends a request into one that closes. */
const KEEP_ALIVE_MS = 72 * SECOND_MS
const TIMEOUTS = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: CHECK_EVERY_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
}

/** The address from which a request comes, as Fastify finds it: behind proxies only when they are trusted. */
const addressBehind = (proxies: readonly string[] | null): ((request: IncomingMessage) => string) => {
  if (proxies === null) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted = proxyAddress.compile([...proxies])
  return (request) => proxyAddress(request, isTrusted)
}

/** One HTTP server over a contract: a route per endpoint, every answer in the envelope (spec section 8). */
export const buildServer = async <C extends Contract>(parts: ServerParts<C>): Promise<FastifyInstance> => {
  const { platform, contract, modules, authenticate } = parts
  const { trustedProxies } = platform.config
  const headers = securityHeaders(platform.config.publicOrigin.startsWith('https:'))
  const addressOf = addressBehind(trustedProxies)
  const app: FastifyInstance = Fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    trustProxy: trustedProxies === null ? false : [...trustedProxies],
    bodyLimit: BODY_LIMIT,
    routerOptions: { querystringParser: parseQuery },
    forceCloseConnections: 'idle',
    serverFactory: (handle) =>
      createServer(TIMEOUTS, (request, response) => {
        if (parts.extras?.refuse?.(request, response, addressOf(request)) !== true) handle(request, response)
      }),
    clientErrorHandler: handleUnreadable,
    // An address that cannot be read never reaches a hook.
    frameworkErrors: (error, request, reply) => void handleFailure(error, request, reply.headers(headers)),
  })
  app.removeAllContentTypeParsers()
  // A type that is named is found by its text; what falls to the others is parsed anew with each request.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', '*'],
    { parseAs: 'buffer' },
    (_, body, done) => done(null, body),
  )
  app.setErrorHandler(handleFailure)
  app.setNotFoundHandler((request, reply) =>
    parts.extras?.answerElse(request, reply) === true ? reply : sendNoSuchCall(request, reply),
  )
  secure(app, headers, platform.clock)
  logRequests(app)
  await app.register(cookie)
  if (platform.config.rateLimit > 0) await limitRate(app, platform)
  serveHealth(app, platform)
  serveRoutes(app, platform, authenticate, routesOf(contract, modules))
  for (const module of Object.values(modules)) await module.routes?.(app)
  await parts.extras?.serve(app)
  return app
}

/** How much is left is nobody's business; `Retry-After` is told with the refusal. */
const hidden = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

const limitRate = async (app: FastifyInstance, platform: Platform): Promise<void> => {
  const counts = createRequestCounts(platform)
  app.addHook('onClose', async () => counts.stop())
  /** Counts of all processes, as the plugin wants them: one store for all routes, which have one limit. */
  class SharedStore implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (address, done) => done(null, counts.add(address))
    child = (): FastifyRateLimitStore => this
  }
  await app.register(rateLimit, {
    max: platform.config.rateLimit,
    store: SharedStore,
    timeWindow: '1 minute',
    addHeaders: hidden,
    addHeadersOnExceeding: hidden,
    errorResponseBuilder: (_, { ttl }) =>
      Object.assign(new Error('too many requests'), { statusCode: 429, retryAfter: Math.ceil(ttl / 1000) }),
  })
}

/** A line per request that changed something or went wrong; reads only on the level `debug`. */
const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const line = {
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (reply.statusCode >= 500) request.log.warn(line, 'answered')
    else if (method !== 'GET') request.log.info(line, 'answered')
    else request.log.debug(line, 'answered')
    done()
  })
}

/** Contract and modules have the same keys by their types, which cannot be followed through `Object.entries`. */
const routesOf = (contract: Contract, modules: Readonly<Record<string, unknown>>): readonly Route[] =>
  Object.entries(contract).flatMap(([module, endpoints]) => {
    const { handlers } = modules[module] as { readonly handlers: Readonly<Record<string, Route['handler']>> }
    return Object.entries(endpoints).map(([name, endpoint]) => {
      const handler = handlers[name]
      if (handler === undefined) throw new Error(`No handler for ${module}.${name}.`)
      return { name: `${module}.${name}`, endpoint, handler }
    })
  })
