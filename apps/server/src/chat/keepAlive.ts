import { SECOND_MS } from '@compute-mall/core/time'
import type { WebSocket } from 'ws'

/** A socket that does not answer a ping until the next one is dead. */
const PING_MS = 30 * SECOND_MS

/** Ends the socket when its other side is gone without a word. */
export const keepAlive = (socket: Pick<WebSocket, 'on' | 'ping' | 'terminate'>, everyMs = PING_MS): void => {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const pinging = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, everyMs).unref()
  socket.on('close', () => clearInterval(pinging))
}
