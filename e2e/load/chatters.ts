import { randomUUID } from 'node:crypto'
import { chatAddress } from '@compute-mall/core/actors'
import { type ClientFrame, DEFAULT_SHOP_ID, FRAME, ServerFrame } from '@compute-mall/core/chat'
import { decode } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import WebSocket from 'ws'
import type { SignedInBuyer } from './buyers.ts'

/** A customer at a line of their own, who says something now and then. */
export interface Chatter {
  /** Says something. @returns after how many milliseconds it came back to its writer, or undefined if it never did */
  readonly say: () => Promise<number | undefined>
  readonly close: () => void
}

/** What has not come by then is lost. */
const PATIENCE_MS = 20_000

/** @throws when the line is not opened, or the conversation is not told */
export const openChatter = async (origin: string, { id, cookies }: SignedInBuyer): Promise<Chatter> => {
  const address = chatAddress(origin, { userId: id, shopId: DEFAULT_SHOP_ID })
  const socket = new WebSocket(address, { headers: { cookie: cookies, origin } })
  const waiting = new Map<string, () => void>()
  const send = (frame: ClientFrame) => socket.send(JSON.stringify(frame))
  const conversationId = await new Promise<string>((told, failed) => {
    socket.addEventListener('error', () => failed(new Error(`${origin}: a line was not opened`)))
    socket.addEventListener('close', ({ code }) =>
      failed(new Error(`${origin}: a line was closed by ${code}`)),
    )
    socket.addEventListener('open', () => {
      send({ operateType: FRAME.register, userId: id, shopId: DEFAULT_SHOP_ID, side: 'customer' })
      send({ operateType: FRAME.open, shopId: DEFAULT_SHOP_ID, conversationId: null, known: null })
    })
    socket.addEventListener('message', ({ data }) => {
      const frame = decode(ServerFrame)(JSON.parse(String(data)))
      if (E.isLeft(frame) || frame.right.type !== 'messageList') return
      told(frame.right.conversationId)
      for (const { clientId } of frame.right.messageList) waiting.get(clientId)?.()
    })
  })
  return {
    say: () =>
      new Promise((settle) => {
        const clientId = randomUUID()
        const begun = performance.now()
        const over = (time: number | undefined) => {
          clearTimeout(patience)
          waiting.delete(clientId)
          settle(time)
        }
        const patience = setTimeout(over, PATIENCE_MS, undefined)
        waiting.set(clientId, () => over(performance.now() - begun))
        send({ operateType: FRAME.send, conversationId, clientId, text: clientId, skuId: null })
      }),
    close: () => socket.close(),
  }
}
