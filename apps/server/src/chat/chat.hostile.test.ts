import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { CHAT_PATH, type ClientFrame, FRAME } from '@compute-mall/core/chat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addShop } from '../testing/chatting.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/index.ts'
import { isFrame, openSocket, type TestSocket } from '../testing/socket.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ listen: true })
  await addShop(server.platform.db, '1001')
})
afterAll(() => server.stop())

const registered = async (user: TestUser): Promise<{ socket: TestSocket; conversationId: string }> => {
  const socket = await openSocket(server, user, { userId: user.id })
  socket.send({ operateType: FRAME.register, userId: user.id, shopId: '1001', side: 'customer' })
  socket.send({ operateType: FRAME.open, shopId: '1001', conversationId: null, known: null })
  const { conversationId } = await socket.hear(isFrame('messageList'))
  return { socket, conversationId }
}
const write = (conversationId: string, text: string) =>
  ({ operateType: FRAME.send, conversationId, clientId: randomUUID(), text, skuId: null }) as const

/** Says something and waits until it has come back. @returns after how many milliseconds */
const echo = async (socket: TestSocket, conversationId: string): Promise<number> => {
  const text = randomUUID()
  const begun = performance.now()
  socket.send(write(conversationId, text))
  await socket.hear(
    isFrame('messageList', ({ messageList }) => messageList.some((each) => each.text === text)),
  )
  return performance.now() - begun
}

/** A text frame of a client (RFC 6455), masked by nothing. */
const framed = (frame: ClientFrame): Buffer => {
  const text = Buffer.from(JSON.stringify(frame))
  const head = Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 0xff, 0, 0, 0, 0])
  return Buffer.concat([head, text])
}

/** A line of somebody who answers nothing, and reads only once it is told to. */
const openDeaf = async ({ id, cookies }: TestUser): Promise<Socket> => {
  const { hostname, port } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  socket.write(
    [
      `GET ${CHAT_PATH}?userId=${id}&shopId=1001 HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Origin: ${server.platform.config.publicOrigin}`,
      `Cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  )
  await new Promise((answered) => socket.once('data', answered))
  socket.pause()
  return socket
}

describe('a client that harms', () => {
  it('[S10] is cut off within 5 s of the end of its session though it answers nothing, and what it sends then is not kept', async () => {
    const user = await server.signIn()
    const { socket, conversationId } = await registered(user)
    socket.close()
    await socket.closed
    const raw = await openDeaf(user)
    const ended = new Promise((settle) => raw.once('close', settle))
    const isTold = new Promise((settle) => raw.once('data', settle))
    raw.on('error', () => undefined)
    const begun = performance.now()
    await server.platform.db.deleteFrom('sessions').where('user_id', '=', user.id).execute()
    raw.resume()
    await isTold
    raw.write(framed(write(conversationId, 'too late')))
    await ended
    expect(performance.now() - begun).toBeLessThan(5_000)
    const kept = await server.platform.db
      .selectFrom('chat_messages')
      .select('id')
      .where('conversation_id', '=', conversationId)
      .execute()
    expect(kept).toEqual([])
  })

  it('[S10][H16] is shown out when it sends more than is worked off, and others are served', async () => {
    const [flooder, other] = [await server.signIn(), await server.signIn()]
    const { socket: flood, conversationId: theirs } = await registered(flooder)
    const { socket, conversationId } = await registered(other)
    for (let n = 0; n < 300; n++) flood.send(write(theirs, `flood ${n}`))
    expect(await echo(socket, conversationId)).toBeLessThan(5_000)
    expect(await flood.closed).toBe(1008)
    const { total } = await server.platform.db
      .selectFrom('chat_messages')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('conversation_id', '=', theirs)
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBeLessThanOrEqual(20)
    socket.close()
  })
})
