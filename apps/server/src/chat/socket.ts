import { CHAT_PATH, FRAME_LIMIT_BYTES } from '@compute-mall/core/chat'
import { decode, Id } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import { refuse } from '@compute-mall/core/http'
import { SECOND_MS } from '@compute-mall/core/time'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as t from 'io-ts'
import type { RawData, WebSocket } from 'ws'
import type { Sessions } from '../identity/index.ts'
import { isDatabaseAway } from '../platform/database/index.ts'
import { sendRefusal } from '../platform/http/answer.ts'
import { languageOf } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { createBus } from './bus.ts'
import { type Caller, callerNamed } from './callers.ts'
import { createDesk } from './desk.ts'
import { createRate, frameHandler } from './frames.ts'
import { CLOSE, createLine, type Line } from './line.ts'
import { visitorCookieOf } from './visitors.ts'

/** Who is at the other end is looked at this often, so that a session that ends closes its socket within 5 s. */
const LOOK_MS = 2 * SECOND_MS
/** A socket that does not answer a ping until the next one is dead. */
const PING_MS = 30 * SECOND_MS
/** Frames that may wait while one is worked on; who sends more does not wait for answers. */
const MOST_WAITING_FRAMES = 100

const Query = t.type({ userId: Id, shopId: Id })

interface Admitted {
  readonly caller: Caller
  readonly session: string | null
}

/** The socket of chat (R7.03). A request that is not let in is answered as HTTP and never becomes a socket. */
export const chatSocket =
  (platform: Platform, sessions: Sessions) =>
  async (app: FastifyInstance): Promise<void> => {
    const { config, db, clock, log } = platform
    const cookieName = visitorCookieOf(config)
    const desk = createDesk(db, log)
    const bus = createBus(platform.connection, desk, log)
    const rate = createRate(clock)
    const handle = frameHandler({ platform, desk, bus, rate })
    const admitted = new WeakMap<FastifyRequest, Admitted>()
    const working = new Set<Promise<void>>()

    const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const no = (code: Parameters<typeof refuse>[0]) =>
        sendRefusal(reply, refuse(code), languageOf(request, null))
      const { origin } = request.headers
      if (origin === undefined || !config.origins.includes(origin)) return no('SYS10003')
      const query = decode(Query)(request.query)
      if (E.isLeft(query)) return no('SYS10001')
      const user = await sessions.authenticate(request)
      const caller = await callerNamed(db, query.right.userId, user, request.cookies[cookieName])
      if (caller === null) return no('AUTH10001')
      admitted.set(request, { caller, session: caller.user === null ? null : sessions.keyOf(request) })
      return undefined
    }

    const serve = (socket: WebSocket, request: FastifyRequest): void => {
      const who = admitted.get(request)
      if (who === undefined) throw new Error('chat: a socket that was not admitted')
      const line = createLine(socket, who.caller, who.session)
      const language = languageOf(request, who.caller.user)
      desk.add(line)
      let last: Promise<void> = Promise.resolve()
      let waiting = 0
      const work = async (text: string): Promise<void> => {
        try {
          await handle(line, text, language)
        } catch (error) {
          // The client asks again when it is back; what it sent is found under its id.
          if (!isDatabaseAway(error)) log.error({ err: error }, 'a chat frame failed')
          socket.terminate()
        } finally {
          waiting--
        }
      }
      socket.on('message', (data: RawData, isBinary: boolean) => {
        if (isBinary || ++waiting > MOST_WAITING_FRAMES) return line.close(CLOSE.policy, 'frames')
        last = last.then(() => work(String(data)))
        const done = last
        working.add(done)
        void done.finally(() => working.delete(done))
      })
      keepAlive(socket)
      socket.on('error', ({ message }) => log.debug({ reason: message }, 'a chat line broke'))
      socket.on('close', () => desk.remove(line))
    }

    const lookAtCallers = async (): Promise<void> => {
      rate.forgetOld()
      const lines = [...desk.lines]
      const [live, visitors] = await Promise.all([
        sessions.aliveAmong(lines.flatMap(({ session }) => session ?? [])),
        visitorsAmong(lines),
      ])
      for (const line of lines)
        if (line.session === null ? !visitors.has(line.caller.id) : !live.has(line.session))
          line.close(CLOSE.policy, 'AUTH10001')
    }
    const visitorsAmong = async (lines: readonly Line[]): Promise<ReadonlySet<string>> => {
      const ids = lines.filter(({ session }) => session === null).map(({ caller }) => caller.id)
      if (ids.length === 0) return new Set()
      const rows = await db.selectFrom('visitors').select('id').where('id', 'in', ids).execute()
      return new Set(rows.map(({ id }) => id))
    }

    const looking = setInterval(() => {
      if (desk.lines.size > 0)
        void lookAtCallers().catch((error: unknown) =>
          log.warn({ err: error }, 'it could not be looked at who is in chat'),
        )
    }, LOOK_MS).unref()

    await app.register(websocket, {
      options: { maxPayload: FRAME_LIMIT_BYTES, perMessageDeflate: false },
      preClose: async function (this: FastifyInstance) {
        clearInterval(looking)
        for (const line of desk.lines) line.close(CLOSE.goingAway, 'stopping')
        await Promise.all(working)
        await bus.stop()
        await desk.idle()
        for (const socket of this.websocketServer.clients) socket.terminate()
        this.websocketServer.close()
      },
    })
    app.get(CHAT_PATH, { websocket: true, preValidation: admit }, serve)
  }

const keepAlive = (socket: WebSocket): void => {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const pinging = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, PING_MS).unref()
  socket.on('close', () => clearInterval(pinging))
}
