import type { ChatSide, ServerFrame } from '@compute-mall/core/chat'
import { SECOND_MS } from '@compute-mall/core/time'
import type { WebSocket } from 'ws'
import type { Caller } from './callers.ts'

/** A socket with so much unsent does not read; it is cut off, and asks for what it missed when it is back. */
const MAX_UNSENT_BYTES = 1024 * 1024

/** Whoever does not answer that a connection is closed is cut off after this long. */
const CLOSE_GRACE_MS = 2 * SECOND_MS

/** Codes with which a connection is closed (RFC 6455): 1001 going away, 1008 policy. */
export const CLOSE = { goingAway: 1001, policy: 1008 } as const

/** One socket, who is at its other end, and how far it has been told each conversation that it has opened. */
export interface ClientConnection {
  readonly caller: Caller
  /** What proves the caller: a session by its hash, or null for a visitor. */
  readonly session: string | null
  /** The visitor whom the same browser was, where a user has come with that cookie too. */
  readonly visitorId: string | null
  /** Its place among the connections of the caller; null until it is entered. */
  line: number | null
  /** When the caller last said that they are writing, in milliseconds. */
  typedAt: number
  /** After it has registered: for which side, and for whom messages come. */
  registered: { readonly side: ChatSide; readonly id: string } | null
  readonly lastSentRevision: Map<string, number>
  send(frame: ServerFrame): void
  /** The same bytes to many. */
  sendText(text: string): void
  close(code: number, reason: string): void
}

export const createClientConnection = (
  socket: WebSocket,
  { caller, session, visitorId }: Pick<ClientConnection, 'caller' | 'session' | 'visitorId'>,
): ClientConnection => {
  const sendText = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) socket.terminate()
    else socket.send(text)
  }
  return {
    caller,
    session,
    visitorId,
    line: null,
    typedAt: 0,
    registered: null,
    lastSentRevision: new Map(),
    sendText,
    send: (frame) => sendText(JSON.stringify(frame)),
    close: (code, reason) => {
      socket.close(code, reason)
      setTimeout(() => socket.terminate(), CLOSE_GRACE_MS).unref()
    },
  }
}
