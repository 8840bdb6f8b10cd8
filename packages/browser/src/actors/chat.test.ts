import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connectionMachine } from '@compute-mall/core/chat'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { chatSocketActor } from '../index.ts'

/** A server that lets nobody in, and notes the addresses that were asked for. */
const closedDoor = async () => {
  const asked: string[] = []
  const server = createServer().on('upgrade', ({ url }, socket) => {
    asked.push(url ?? '')
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

describe('the socket of chat', () => {
  it('[R7.03] is the platform’s own, here Node’s, and a door that stays shut is a lost line (R4.08)', async () => {
    const { asked, origin, server } = await closedDoor()
    const actor = createActor(
      connectionMachine.provide({
        actors: { visibility: fromCallback(() => {}), socket: chatSocketActor(origin) },
      }),
      { input: { shopId: '1001', side: 'customer', isMobile: false, isOpenOnMobile: false } },
    ).start()
    actor.send({ type: 'user.loaded', userId: 'u-1' })
    const line = () => {
      const { value } = actor.getSnapshot()
      return typeof value === 'string' ? value : value.active.line
    }
    await expect.poll(line, { timeout: 10_000 }).toBe('resting')
    expect(asked).toEqual(['/acx/customerservice/ws/message?userId=u-1&shopId=1001'])
    actor.stop()
    server.close()
  })
})
