import { randomUUID } from 'node:crypto'
import { chatAddress, outboxActor, socketActor } from '@compute-mall/core/actors'
import {
  type Chat,
  chatEndpoints,
  connectionMachine,
  connectionView,
  conversationMachine,
  createChat,
  remindersMachine,
} from '@compute-mall/core/chat'
import { E } from '@compute-mall/core/fp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { addShop } from '../testing/chatting.ts'
import { type Caller, startTestServer, type TestServer } from '../testing/index.ts'

const PATIENCE = { timeout: 20_000 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ listen: true })
  await addShop(server.platform.db, '1001')
})
afterAll(() => server.stop())

/** The charts of the core over Node's own socket, with a caller's cookies. */
const chatOf = (caller: Caller, side: 'customer' | 'staff'): Chat & { cut(): void } => {
  const origin = server.platform.config.publicOrigin
  const texts = new Map<string, string>()
  const sockets: WebSocket[] = []
  const socket = socketActor((as) => {
    const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const opened = new WebSocket(chatAddress(server.origin, as), { headers: { origin, cookie } } as never)
    sockets.push(opened)
    return opened
  })
  const chat = createChat(
    {
      connection: connectionMachine.provide({
        delays: { reconnect: 200 },
        actors: {
          visibility: fromCallback(() => {}),
          socket,
          issueVisitor: fromCallback(({ input: { fresh }, sendBack }) => {
            void caller
              .call(chatEndpoints.issueVisitor, { body: { fresh } })
              .then((answer) =>
                sendBack(
                  E.isRight(answer)
                    ? { type: 'visitor.issued', visitorId: answer.right.visitorId }
                    : { type: 'visitor.refused' },
                ),
              )
          }),
        },
      }),
      conversation: conversationMachine.provide({
        actors: {
          outbox: outboxActor({
            get: (key) => texts.get(key),
            set: (key, text) => void texts.set(key, text),
            remove: (key) => void texts.delete(key),
            clear: () => texts.clear(),
          }),
        },
      }),
      reminders: remindersMachine.provide({
        actors: {
          askReminders: fromCallback(({ input: { userId }, sendBack }) => {
            void caller
              .call(chatEndpoints.remind, { query: { userId, side } })
              .then((answer) =>
                sendBack(
                  E.isRight(answer)
                    ? { type: 'reminders.known', reminders: answer.right }
                    : { type: 'reminders.unknown' },
                ),
              )
          }),
        },
      }),
    },
    { shopId: '1001', side, isMobile: false, isOpenOnMobile: false },
  )
  return { ...chat, cut: () => sockets.at(-1)?.close() }
}

const write = (conversation: ReturnType<Chat['open']>, text: string): void =>
  conversation.send({
    type: 'message.send',
    clientId: randomUUID(),
    text,
    skuId: null,
    writtenTime: new Date(server.clock()).toISOString(),
  })
const textsIn = (conversation: ReturnType<Chat['open']>) =>
  conversation.getSnapshot().context.messages.map(({ text }) => text)

describe('the charts of the core, over a socket of Node’s own', () => {
  it('[R7.03, R4.08] carry a visitor’s question to the staff and the answer back, over a line that breaks', async () => {
    const visitor = server.visitor()
    const customer = chatOf(visitor, 'customer')
    customer.userLoaded(null)
    const asking = customer.open('1001')
    write(asking, '可以开发票吗？')
    await expect.poll(() => textsIn(asking), PATIENCE).toEqual(['可以开发票吗？'])

    const service = await server.signIn({ user_name: 'service', retailer_id: '1001' })
    const staff = chatOf(service, 'staff')
    staff.userLoaded(service.id)
    await expect.poll(() => staff.reminders.getSnapshot().context.unread, PATIENCE).toBe(1)
    const { records } = await service.get(chatEndpoints.conversations, {
      query: { start: 0, limit: 10, filter: undefined, conversationId: undefined },
    })
    const answering = staff.open('1001', records[0]?.conversationId)

    customer.cut()
    await expect
      .poll(() => connectionView(customer.connection.getSnapshot()).phase, PATIENCE)
      .toBe('retrying')
    write(asking, '在吗？')
    write(answering, '可以的')
    const said = () => [...textsIn(asking)].sort()
    await expect.poll(said, PATIENCE).toEqual(['可以开发票吗？', '可以的', '在吗？'].sort())
    await expect.poll(() => textsIn(answering), PATIENCE).toEqual(textsIn(asking))
    expect(asking.getSnapshot().context.outbox).toEqual([])

    asking.send({ type: 'conversation.read' })
    await expect.poll(() => customer.connection.getSnapshot().context.unread, PATIENCE).toBe(0)
    for (const chat of [customer, staff]) chat.stop()
  })
})
