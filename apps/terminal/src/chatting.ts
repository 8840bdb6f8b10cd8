import {
  askHistoryActor,
  askRemindersActor,
  chatAddress,
  issueVisitorActor,
  outboxActor,
  socketActor,
} from '@compute-mall/core/actors'
import {
  type Chat,
  type ChatSide,
  type ConversationActor,
  connectionMachine,
  connectionView,
  conversationMachine,
  conversationView,
  createChat,
  DEFAULT_SHOP_ID,
  remindersMachine,
} from '@compute-mall/core/chat'
import { loudly } from '@compute-mall/core/client'
import type { Need } from '@compute-mall/core/fp'
import { fromCallback } from 'xstate'
import { whoIs, whoIsHere } from './account.ts'
import type { Mall } from './mall.ts'
import { say } from './texts.ts'

/** Rows of the list of conversations. */
const PAGE_SIZE = 10

/** A terminal is always looked at. */
const looking: Need<undefined> = fromCallback(({ sendBack }) => sendBack({ type: 'page.shown' }))

const openChat = (mall: Mall, shopId: string, side: ChatSide): Chat => {
  const { client, origin, store, cookies, inspect } = mall
  const socket = socketActor(
    (as) => new WebSocket(chatAddress(origin, as), { headers: { cookie: cookies(), origin } }),
  )
  const chat = createChat(
    {
      connection: connectionMachine.provide({
        actors: { visibility: looking, issueVisitor: issueVisitorActor(client), socket },
      }),
      conversation: conversationMachine.provide({
        actors: { outbox: outboxActor(store), askHistory: askHistoryActor(client) },
      }),
      reminders: remindersMachine.provide({ actors: { askReminders: askRemindersActor(client, side) } }),
      inspect,
    },
    { shopId, side, isMobile: false, isOpenOnMobile: false },
  )
  const once = tellOnce(mall)
  chat.connection.subscribe((snapshot) => {
    const { notice } = connectionView(snapshot)
    if (notice !== null) once(mall.texts.text(notice))
  })
  return chat
}

/** Says each thing when it is new. */
const tellOnce = ({ dialogue }: Mall) => {
  const told = new Set<string>()
  return (text: string, name = text): void => {
    if (!told.has(name)) dialogue.say(text)
    told.add(name)
  }
}

/** Talks to the customer service of a shop, signed in or not. */
export const chat = async (mall: Mall, named: string): Promise<void> => {
  const shopId = named || DEFAULT_SHOP_ID
  const user = await whoIsHere(mall)
  const line = openChat(mall, shopId, 'customer')
  line.userLoaded(user?.id ?? null)
  await converse(mall, line.open(shopId))
  line.stop()
}

/** Answers the customers of the shop that one serves. */
export const answer = async (mall: Mall, named: string): Promise<void> => {
  const shopId = named || DEFAULT_SHOP_ID
  const { client, ask, dialogue, texts, tell } = mall
  const user = await whoIs(mall)
  const page =
    user &&
    (await ask(
      client.chat.conversations(
        {
          query: { start: 0, limit: PAGE_SIZE, filter: undefined, conversationId: undefined },
        },
        loudly,
      ),
    ))
  if (user === undefined || page === undefined) return
  if (page.records.length === 0) return tell(say('noConversations'))
  for (const [index, { customerName, unread, lastMessage }] of page.records.entries()) {
    const name = customerName ?? texts.text({ key: 'chat:visitor' })
    dialogue.say(`${String(index + 1).padStart(2)}. ${name} (${unread}) · ${lastMessage}`)
  }
  const conversation = page.records[Number(await dialogue.ask(texts.text(say('chooseConversation')))) - 1]
  if (conversation === undefined) return
  const line = openChat(mall, shopId, 'staff')
  line.userLoaded(user.id)
  await converse(mall, line.open(shopId, conversation.conversationId))
  line.stop()
}

/** Until `/leave`: what is typed is sent, what comes is shown and so read. */
const converse = async (mall: Mall, conversation: ConversationActor): Promise<void> => {
  const { dialogue, texts, tell, newKey } = mall
  const once = tellOnce(mall)
  const me = texts.text({ key: 'chat:me' })
  conversation.subscribe((snapshot) => {
    const { bubbles, notice, commands } = conversationView(snapshot, Date.now())
    for (const { id, isOwn, senderName, text, mark, failure } of bubbles) {
      if (mark === null) once(`${isOwn ? me : senderName}: ${text}`, id)
      if (failure !== null) once(`! ${text}: ${texts.text(failure)}`, `${id} failed`)
    }
    if (notice !== null) once(texts.text(notice))
    if (commands.read) conversation.send({ type: 'conversation.read' })
  })
  tell(say('chatHelp'))
  for (;;) {
    const text = await dialogue.ask('>')
    if (text === undefined || text === '/leave') return
    if (text === '/older') conversation.send({ type: 'history.ask' })
    else if (text !== '')
      conversation.send({
        type: 'message.send',
        clientId: newKey(),
        text,
        skuId: null,
        writtenTime: new Date().toISOString(),
      })
  }
}
