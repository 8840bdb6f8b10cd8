import { CHAT_PATH, FRAME_LIMIT_BYTES } from '@compute-mall/core/chat'
import { refusals } from '@compute-mall/core/contract'
import { SECOND_MS } from '@compute-mall/core/time'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import type { Sessions } from '../identity/index.ts'
import { isDatabaseAway } from '../platform/database/index.ts'
import { languageOf } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { createAdmission } from './admission.ts'
import { createBus } from './bus.ts'
import { CLOSE, type ClientConnection, createClientConnection } from './clientConnection.ts'
import { createConnectionHub } from './connectionHub.ts'
import { frameHandler } from './frames.ts'
import { createInboxes } from './inbox.ts'
import { keepAlive } from './keepAlive.ts'
import { closeLine, linesAmong, openLine } from './store/lines.ts'

/** Who is at the other end is looked at this often, so that a session that ends closes its socket within 5 s. */
const LOOK_MS = 2 * SECOND_MS

/** The parts of chat that live as long as the server, and how they end. */
const openChat = (platform: Platform, sessions: Sessions) => {
  const { db, log, clock } = platform
  const hub = createConnectionHub(db, log)
  const bus = createBus(platform.connection, db, hub, log)
  const inboxes = createInboxes()
  const admission = createAdmission(platform, sessions)

  const warn = (error: unknown): void => log.warn({ err: error }, 'chat connections could not be counted')

  /** Closes those that gave way to a newer connection, here or in another process. */
  const closeEvicted = async (): Promise<void> => {
    const entered = [...hub.connections].filter(({ line }) => line !== null)
    const stay = await linesAmong(
      db,
      entered.flatMap(({ line }) => line ?? []),
    )
    for (const connection of entered)
      if (connection.line !== null && !stay.has(connection.line))
        connection.close(CLOSE.policy, 'connections')
  }

  /** Enters a connection, to which the oldest of the same caller give way. */
  const enter = async (connection: ClientConnection): Promise<void> => {
    const { id, evicted } = await openLine(db, connection.caller.id, new Date(clock()))
    connection.line = id
    for (const other of hub.connections)
      if (other.line !== null && evicted.includes(other.line)) other.close(CLOSE.policy, 'connections')
    // It may have been closed, or given way in its turn, before its number was known.
    if (!hub.connections.has(connection)) await closeLine(db, id)
    else if (!(await linesAmong(db, [id])).has(id)) connection.close(CLOSE.policy, 'connections')
  }

  const leave = (connection: ClientConnection): void => {
    hub.remove(connection)
    if (connection.line !== null) closeLine(db, connection.line).catch(warn)
  }

  const look = async (): Promise<void> => {
    if (hub.connections.size === 0) return
    for (const connection of await admission.gone([...hub.connections]))
      connection.close(CLOSE.policy, refusals.sessionEnded.code)
    await closeEvicted()
  }
  const looking = setInterval(
    () =>
      void look().catch((error: unknown) =>
        log.warn({ err: error }, 'it could not be looked at who is in chat'),
      ),
    LOOK_MS,
  ).unref()

  return {
    hub,
    inboxes,
    admission,
    handle: frameHandler({ platform, hub, bus }),
    enter: (connection: ClientConnection): void => void enter(connection).catch(warn),
    leave,
    /** What has come is kept, then the connections are told that the server goes. */
    stop: async (): Promise<void> => {
      clearInterval(looking)
      await inboxes.idle()
      for (const connection of hub.connections) connection.close(CLOSE.goingAway, 'stopping')
      await bus.stop()
      await hub.idle()
    },
  }
}

type OpenChat = ReturnType<typeof openChat>

/** One socket: its frames are worked on one after the other. */
const serving =
  ({ hub, inboxes, admission, handle, enter, leave }: OpenChat, { log }: Platform) =>
  (socket: WebSocket, request: FastifyRequest): void => {
    const admitted = admission.admitted(request)
    const { caller } = admitted
    const connection = createClientConnection(socket, admitted)
    const language = languageOf(request, caller.user)
    const inbox = inboxes.open()
    // The client asks again when it is back; what it had sent is found under its id.
    const breakOff = (error: unknown): void => {
      if (!isDatabaseAway(error)) log.error({ err: error }, 'a chat frame failed')
      socket.terminate()
    }
    hub.add(connection)
    enter(connection)
    socket.on('message', (data: RawData, isBinary: boolean) => {
      // What still comes over a line that is being closed counts for nothing.
      if (socket.readyState !== socket.OPEN) return
      const isTaken =
        !isBinary && inbox.take(() => handle(connection, String(data), language).catch(breakOff))
      if (!isTaken) connection.close(CLOSE.policy, 'frames')
    })
    keepAlive(socket)
    socket.on('error', ({ message }) => log.debug({ reason: message }, 'a chat connection broke'))
    socket.on('close', () => leave(connection))
  }

/** The socket of chat (R7.03). A request that is not let in is answered as HTTP and never becomes a socket. */
export const chatSocket =
  (platform: Platform, sessions: Sessions) =>
  async (app: FastifyInstance): Promise<void> => {
    const chat = openChat(platform, sessions)
    await app.register(websocket, {
      options: { maxPayload: FRAME_LIMIT_BYTES, perMessageDeflate: false },
      preClose: async function (this: FastifyInstance) {
        await chat.stop()
        for (const socket of this.websocketServer.clients) socket.terminate()
        this.websocketServer.close()
      },
    })
    app.get(CHAT_PATH, { websocket: true, preValidation: chat.admission.admit }, serving(chat, platform))
  }
