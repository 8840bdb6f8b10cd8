import {
  askHistoryActor,
  askRemindersActor,
  chatAddress,
  issueVisitorActor,
  outboxActor,
  socketActor,
} from '@compute-mall/core/actors'
import {
  type CannedReply,
  type Chat,
  type ChatSide,
  type ConversationActor,
  connectionMachine,
  conversationMachine,
  conversationView,
  createChat,
  DEFAULT_SHOP_ID,
  filledReply,
  hoursView,
  remindersMachine,
  replyValuesOf,
  type StaffConversation,
  TEXT_LENGTH,
  unfilledIn,
} from '@compute-mall/core/chat'
import type { Need } from '@compute-mall/core/fp'
import type { Message } from '@compute-mall/core/messages'
import { fromCallback } from 'xstate'
import { whoIs, whoIsHere } from './account.ts'
import { tellConversation, tellLine, tellReminders } from './chatTelling.ts'
import type { Mall } from './mall.ts'
import { say } from './texts.ts'

/** Rows of the list of conversations. */
const PAGE_SIZE = 10

/** A terminal is always looked at. */
const looking: Need<undefined> = fromCallback(({ sendBack }) => sendBack({ type: 'page.shown' }))

const tellingOf = ({ dialogue, texts }: Mall) => ({ say: dialogue.say, texts })

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
  const telling = tellingOf(mall)
  chat.connection.subscribe(tellLine(telling))
  chat.reminders.subscribe(tellReminders(telling, shopId))
  return chat
}

/** Talks to the customer service of a shop, signed in or not. */
export const chat = async (mall: Mall, named: string): Promise<void> => {
  const { client, ask, dialogue, texts, tell } = mall
  const shopId = named || DEFAULT_SHOP_ID
  const user = await whoIsHere(mall)
  const shop = await ask(client.shop.detail({ params: { id: shopId } }))
  if (shop === undefined) return
  const { head, hint } = hoursView(shop, Date.now(), texts.language)
  dialogue.say(`${texts.words(shop.shopName)} · ${texts.text(head)}`)
  if (hint !== null) tell(hint)
  const line = openChat(mall, shopId, 'customer')
  line.userLoaded(user?.id ?? null)
  await converse(mall, line, line.open(shopId), {
    help: say('chatHelp'),
    peerName: texts.text({ key: 'chat:staff' }),
  })
  line.stop()
}

/** Who has taken a conversation, or that it is done; null while nobody has. */
const standingOf = ({ isDone, claimedByName }: StaffConversation): Message | null => {
  if (isDone) return { key: 'chat:filter.done' }
  return claimedByName === null ? null : { key: 'chat:answeredBy', values: { name: claimedByName } }
}

/** How a conversation stands with those who answer. */
const stateOf = (item: StaffConversation): readonly Message[] => {
  const standing = standingOf(item)
  return [
    ...(item.isUnanswered && !item.isDone ? [{ key: 'chat:filter.unanswered' }] : []),
    ...(standing === null ? [] : [standing]),
  ]
}

/**
 * Tells how a conversation stands with those who answer, whenever that changes: every change of it brings the count of
 * what is unread.
 * @returns has it told once more, changed or not
 */
const followStanding = ({ client, ask, dialogue, texts }: Mall, line: Chat, item: StaffConversation) => {
  const wordsOf = (of: StaffConversation): string => {
    const standing = standingOf(of)
    return standing === null ? '' : `[${texts.text(standing)}]`
  }
  let told = wordsOf(item)
  const look = async (): Promise<void> => {
    const { conversationId } = item
    const query = { start: 0, limit: 1, filter: 'all' as const, conversationId }
    const current = (await ask(client.chat.conversations({ query })))?.records[0]
    if (current === undefined) return
    const words = wordsOf(current)
    if (words !== told && words !== '') dialogue.say(words)
    told = words
  }
  line.connection.on('line.frame', ({ frame }) => {
    if (frame.type === 'userUnreadCount') void look()
  })
  return () => {
    told = ''
  }
}

/** Answers the customers of the shop that one serves. */
export const answer = async (mall: Mall, named: string): Promise<void> => {
  const shopId = named || DEFAULT_SHOP_ID
  const { client, ask, dialogue, texts, tell } = mall
  const user = await whoIs(mall)
  const page =
    user &&
    (await ask(
      client.chat.conversations({
        query: { start: 0, limit: PAGE_SIZE, filter: undefined, conversationId: undefined },
      }),
    ))
  if (user === undefined || page === undefined) return
  if (page.records.length === 0) return tell(say('noConversations'))
  const nameOf = ({ customerName }: StaffConversation) => customerName ?? texts.text({ key: 'chat:visitor' })
  for (const [index, item] of page.records.entries()) {
    const state = stateOf(item).map((each) => ` [${texts.text(each)}]`)
    dialogue.say(
      `${String(index + 1).padStart(2)}. ${nameOf(item)} (${item.unread}) · ${item.lastMessage}${state.join('')}`,
    )
  }
  const item = page.records[Number(await dialogue.ask(texts.text(say('chooseConversation')))) - 1]
  if (item === undefined) return
  const line = openChat(mall, shopId, 'staff')
  line.userLoaded(user.id)
  const conversation = line.open(shopId, item.conversationId)
  const tellAgain = followStanding(mall, line, item)
  const ordered = (type: 'conversation.take' | 'conversation.finish') => async () => {
    tellAgain()
    conversation.send({ type })
  }
  await converse(mall, line, conversation, {
    help: say('answerHelp'),
    peerName: nameOf(item),
    perform: {
      '/take': ordered('conversation.take'),
      '/done': ordered('conversation.finish'),
      '/replies': () => listReplies(mall),
    },
    fill: (text) => replied(mall, shopId, item, text),
  })
  line.stop()
}

const askReplies = ({ client, ask }: Mall): Promise<readonly CannedReply[]> =>
  ask(client.chat.cannedReplies({})).then((replies) => replies ?? [])

const listReplies = async (mall: Mall): Promise<void> => {
  const replies = await askReplies(mall)
  if (replies.length === 0) mall.tell(say('noReplies'))
  for (const [index, { title, text }] of replies.entries())
    mall.dialogue.say(`/${index + 1} ${title}: ${text}`)
}

/** What is sent for a text: `/2` is the second canned reply, filled in; undefined where something is missing. */
const replied = async (
  mall: Mall,
  shopId: string,
  { conversationId, customerName }: StaffConversation,
  text: string,
): Promise<string | undefined> => {
  const { client, ask, texts, tell } = mall
  const number = /^\/(\d+)$/.exec(text)?.[1]
  if (number === undefined) return text
  const reply = (await askReplies(mall))[Number(number) - 1]
  if (reply === undefined) {
    tell(say('noReply'))
    return undefined
  }
  const background = await ask(client.chat.background({ query: { conversationId } }))
  const shop = await ask(client.shop.detail({ params: { id: shopId } }))
  const facts = {
    customerName,
    background: background ?? null,
    serviceTime: shop?.serviceTime ?? null,
  }
  const filled = filledReply(reply.text, replyValuesOf(facts, texts.language))
  const unfilled = unfilledIn(filled)
  if (unfilled.length === 0) return filled
  tell({ key: 'chat:unfilled', values: { variables: unfilled.join(' ') } })
  return undefined
}

interface Conversing {
  readonly help: Message
  /** What stands at messages of the other side that name no sender. */
  readonly peerName: string
  /** More that can be done, by what is typed for it. */
  readonly perform?: Readonly<Record<string, () => Promise<void>>>
  /** What is sent for a text; undefined sends nothing. */
  readonly fill?: (text: string) => Promise<string | undefined>
}

/** What looks like something to be done: a word behind a stroke, which no path has alone. */
const ORDER = /^\/\p{L}+(?=\s|$)/u

/** Until `/leave`: what is typed is sent, what comes is shown and so read. Two strokes send one. */
const converse = async (
  mall: Mall,
  line: Chat,
  conversation: ConversationActor,
  { help, peerName, perform = {}, fill = async (text) => text }: Conversing,
): Promise<void> => {
  const { dialogue, tell } = mall
  conversation.subscribe(tellConversation(tellingOf(mall), peerName, Date.now))
  conversation.subscribe((snapshot) => {
    if (snapshot.can({ type: 'conversation.read' })) conversation.send({ type: 'conversation.read' })
  })
  tell(help)
  for (;;) {
    const text = await dialogue.ask('>')
    if (text === undefined || text === '/leave') return
    if (text === '/older') conversation.send({ type: 'history.ask' })
    else if (text === '/again') tryAgain(line, conversation)
    else if (perform[text] !== undefined) await perform[text]()
    else if (ORDER.test(text)) tell(say('unknownOrder', { name: ORDER.exec(text)?.[0] ?? '' }))
    else {
      const filled = text === '' ? undefined : await fill(text.replace(/^\/\//u, '/'))
      if (filled !== undefined && filled.length > TEXT_LENGTH)
        tell({ key: 'chat:tooLong', values: { most: TEXT_LENGTH } })
      else if (filled !== undefined) sendText(mall, conversation, filled)
    }
  }
}

const sendText = ({ newKey }: Mall, conversation: ConversationActor, text: string): void => {
  const writtenTime = new Date().toISOString()
  conversation.send({ type: 'message.send', clientId: newKey(), text, skuId: null, writtenTime })
}

/** Sends again what failed, and opens again what was given up: the line, or the conversation. */
const tryAgain = ({ connection }: Chat, conversation: ConversationActor): void => {
  connection.send({ type: 'connection.retry' })
  conversation.send({ type: 'conversation.retry' })
  for (const { id, commands } of conversationView(conversation.getSnapshot(), Date.now()).bubbles)
    if (commands.retry) conversation.send({ type: 'message.retry', clientId: id })
}
