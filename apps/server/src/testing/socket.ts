import { CHAT_PATH, type ClientFrame, type ServerFrame } from '@compute-mall/core/chat'
import type { Caller } from './caller.ts'
import type { TestServer } from './server.ts'

/** How long a frame may take to come on a loaded machine. */
const PATIENCE_MS = 20_000

/** A socket as a browser has it, which keeps what it hears. */
export interface TestSocket {
  readonly frames: ServerFrame[]
  send(frame: ClientFrame): void
  sendText(text: string): void
  /** The first frame, heard already or to come, for which `is` holds; each is given once. @throws when none comes */
  hear<F extends ServerFrame>(is: (frame: ServerFrame) => frame is F): Promise<F>
  /** The code with which it was closed, once it is; 1006 when it was never let in. */
  readonly closed: Promise<number>
  close(): void
}

export interface SocketOptions {
  readonly shopId?: string
  readonly origin?: string
  readonly userId: string
}

export const isFrame =
  <T extends ServerFrame['type']>(
    type: T,
    holds: (frame: Extract<ServerFrame, { readonly type: T }>) => boolean = () => true,
  ) =>
  (frame: ServerFrame): frame is Extract<ServerFrame, { readonly type: T }> =>
    frame.type === type && holds(frame as Extract<ServerFrame, { readonly type: T }>)

/** Opens a socket with a caller's cookies; the server must listen. */
export const openSocket = async (
  server: Pick<TestServer, 'origin' | 'platform'>,
  { cookies }: Pick<Caller, 'cookies'>,
  { userId, shopId = '1001', origin = server.platform.config.publicOrigin }: SocketOptions,
): Promise<TestSocket> => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = `${server.origin.replace('http', 'ws')}${CHAT_PATH}?${new URLSearchParams({ userId, shopId })}`
  const socket = new WebSocket(url, { headers: { origin, ...(cookie !== '' && { cookie }) } } as never)
  const frames: ServerFrame[] = []
  const waiting = new Set<() => void>()
  const { promise: closed, resolve } = Promise.withResolvers<number>()
  socket.addEventListener('message', ({ data }) => {
    frames.push(JSON.parse(String(data)))
    for (const look of waiting) look()
  })
  socket.addEventListener('close', ({ code }) => resolve(code))
  await new Promise<void>((settle) => {
    socket.addEventListener('open', () => settle())
    socket.addEventListener('close', () => settle())
    socket.addEventListener('error', () => settle())
  })
  return {
    frames,
    send: (frame) => socket.send(JSON.stringify(frame)),
    sendText: (text) => socket.send(text),
    hear: (is) =>
      new Promise((found, missed) => {
        const look = () => {
          const index = frames.findIndex(is)
          const [frame] = index < 0 ? [] : frames.splice(index, 1)
          if (frame === undefined || !is(frame)) return
          waiting.delete(look)
          clearTimeout(patience)
          found(frame)
        }
        const patience = setTimeout(() => {
          waiting.delete(look)
          missed(new Error(`No such frame; heard were ${JSON.stringify(frames).slice(0, 500)}`))
        }, PATIENCE_MS)
        waiting.add(look)
        look()
      }),
    closed,
    close: () => socket.close(),
  }
}
