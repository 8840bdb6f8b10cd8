import { once } from 'node:events'
import { connect } from 'node:net'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WebSocket as Accepted } from 'ws'
import { createClientConnection } from './clientConnection.ts'

const TEXT = '长'.repeat(20_000)
const TEXT_BYTES = 60_000
/** 60 MB: many times what the system and the limit of 1 MiB keep for one connection. */
const TEXTS = 1_000

let app: FastifyInstance
let accept: (socket: Accepted) => void = () => undefined
let origin: URL
beforeAll(async () => {
  app = fastify()
  await app.register(websocket)
  app.get('/', { websocket: true }, (socket) => accept(socket))
  origin = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
})
afterAll(() => app.close())

const connectionOf = async (knock: () => void) => {
  const accepted = new Promise<Accepted>((resolve) => {
    accept = resolve
  })
  knock()
  const socket = await accepted
  const caller = { id: 'v1', user: null }
  return { socket, connection: createClientConnection(socket, { caller, session: null, visitorId: null }) }
}

/** A client that asks for the connection and reads nothing, the answer included. */
const knockDeaf = () => {
  const client = connect(Number(origin.port), origin.hostname)
  client.on('error', () => undefined)
  client.write(
    [
      'GET / HTTP/1.1',
      `Host: ${origin.host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  )
}

describe('the connection of a client', () => {
  it('[S10][H16] is cut off when nothing is read, while others hear everything', async () => {
    const deaf = await connectionOf(knockDeaf)
    const reader = new WebSocket(`ws://${origin.host}`)
    const other = await connectionOf(() => undefined)
    let unsent = 0
    for (let n = 0; n < TEXTS; n++) {
      const heard = once(reader, 'message')
      deaf.connection.sendText(TEXT)
      other.connection.sendText(TEXT)
      await heard
      unsent = Math.max(unsent, deaf.socket.bufferedAmount)
    }
    expect(deaf.socket.readyState).toBe(deaf.socket.CLOSED)
    expect(unsent).toBeLessThan(1024 * 1024 + 2 * TEXT_BYTES)
    expect(other.socket.readyState).toBe(other.socket.OPEN)
    reader.close()
  })
})
