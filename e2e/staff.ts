import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { chatAddress } from '@compute-mall/core/actors'
import { type ClientFrame, chatEndpoints, DEFAULT_SHOP_ID, FRAME, ServerFrame } from '@compute-mall/core/chat'
import { decode } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import { identityEndpoints } from '@compute-mall/core/identity'
import { demoBuyer, signIn } from './product/people.ts'
import { call } from './product/request.ts'

/** Somebody who answers for the shop 1001, at a line besides the browser. */
export interface Staff {
  /** The conversation in which a customer of this name has written last; null while there is none. */
  readonly conversationWith: (customerName: string) => Promise<string | null>
  readonly say: (conversationId: string, text: string) => Promise<void>
  /** Answers the customer from now on, in place of who did before. */
  readonly take: (conversationId: string) => void
  /** Changes what was said here with these words. */
  readonly edit: (conversationId: string, text: string, changed: string) => Promise<void>
  readonly read: (conversationId: string, sequence: number) => void
  /** What customers have said, by conversation, as it arrived. */
  readonly heard: (conversationId: string) => readonly string[]
  readonly open: (conversationId: string) => void
  readonly close: () => void
}

/**
 * Opens the line of somebody who answers for the shop 1001. Whoever says much has an account of its own: nobody says
 * more than 20 messages in 10 s, in all windows together.
 */
export const staffAt = async (origin: string, account: string): Promise<Staff> => {
  const cookie = await signIn(origin, account, demoBuyer.password)
  const user = await call(
    identityEndpoints.currentUser,
    { query: { includeToken: undefined, refresh: undefined } },
    origin,
    cookie,
  )
  const address = chatAddress(origin, { userId: user.id, shopId: DEFAULT_SHOP_ID })
  // Node's takes headers, of which the type of browsers knows nothing.
  const socket: WebSocket = Reflect.construct(WebSocket, [address, { headers: { cookie, origin } }])
  const texts = new Map<string, string[]>()
  const asked = new Map<string, { readonly accept: () => void; readonly refuse: (reason: Error) => void }>()
  const refusals: string[] = []
  const ids = new Map<string, string>()
  const send = (frame: ClientFrame) => socket.send(JSON.stringify(frame))
  socket.addEventListener('message', ({ data }) => {
    const frame = decode(ServerFrame)(JSON.parse(String(data)))
    if (E.isLeft(frame)) return
    if (frame.right.type === 'accepted') asked.get(frame.right.clientId)?.accept()
    if (frame.right.type === 'refused') {
      refusals.push(JSON.stringify(frame.right))
      asked.get(frame.right.clientId ?? '')?.refuse(new Error(refusals.at(-1)))
    }
    if (frame.right.type !== 'messageList') return
    const { conversationId, messageList } = frame.right
    for (const { id, text } of messageList) ids.set(text, id)
    const known = texts.get(conversationId) ?? []
    known.push(...messageList.filter(({ side }) => side === 'customer').map(({ text }) => text))
    texts.set(conversationId, known)
  })
  await new Promise<void>((opened, failed) => {
    socket.addEventListener('open', () => opened())
    socket.addEventListener('error', () => failed(new Error('the line of the staff was not opened')))
  })
  send({ operateType: FRAME.register, userId: user.id, shopId: DEFAULT_SHOP_ID, side: 'staff' })
  const open = (conversationId: string) =>
    send({ operateType: FRAME.open, shopId: DEFAULT_SHOP_ID, conversationId, known: null })
  return {
    conversationWith: async (customerName) => {
      const { records } = await call(
        chatEndpoints.conversations,
        { query: { start: 0, limit: 120, filter: undefined, conversationId: undefined } },
        origin,
        cookie,
      )
      return records.find((each) => each.customerName === customerName)?.conversationId ?? null
    },
    say: (conversationId, text) =>
      new Promise((accept, refuse) => {
        const clientId = randomUUID()
        asked.set(clientId, { accept, refuse })
        send({ operateType: FRAME.send, conversationId, clientId, text, skuId: null })
      }),
    take: (conversationId) => send({ operateType: FRAME.claim, conversationId }),
    edit: async (conversationId, text, changed) => {
      for (let tries = 0; !ids.has(text); tries++) {
        if (tries === 100) throw new Error(`'${text}' was not told to who said it`)
        await sleep(100)
      }
      send({ operateType: FRAME.edit, conversationId, messageId: ids.get(text) ?? '', text: changed })
      for (let tries = 0; !ids.has(changed); tries++) {
        if (tries === 100) throw new Error(`the change to '${changed}' was not told: ${refusals}`)
        await sleep(100)
      }
    },
    read: (conversationId, sequence) => send({ operateType: FRAME.read, conversationId, sequence }),
    heard: (conversationId) => texts.get(conversationId) ?? [],
    open,
    close: () => socket.close(),
  }
}
