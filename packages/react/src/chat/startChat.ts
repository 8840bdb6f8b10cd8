import { chatSocketActor, chatVisibilityActor, randomKey, textStore } from '@compute-mall/browser'
import {
  askChatOnPhones,
  askHistoryActor,
  askRemindersActor,
  issueVisitorActor,
  type MallClient,
  outboxActor,
} from '@compute-mall/core/actors'
import {
  type Chat,
  type ConnectionInput,
  chatUserInfoOf,
  connectionMachine,
  conversationMachine,
  createChat,
  isChatOpen,
  remindersMachine,
  spreadDelay,
} from '@compute-mall/core/chat'
import type { Need } from '@compute-mall/core/fp'
import type { TextStore } from '@compute-mall/core/http'
import type { UserInfo } from '@compute-mall/core/identity'
import { fromCallback } from 'xstate'

/** What is written and not sent, by conversation; kept for as long as the window, also over a reload. */
interface Drafts {
  readonly get: (conversation: string) => string
  readonly set: (conversation: string, text: string) => void
}

/** Chat in a browser's window, with the drafts of whoever is here. */
export interface BrowserChat extends Chat {
  readonly drafts: Drafts
  /**
   * Says who is here; what customer service is told of a user goes first (R4.08, R6.07). Conversations are opened once
   * it has resolved: those of somebody else before are closed by it, with what was written there.
   */
  userKnown(user: UserInfo | null): Promise<void>
}

/** Starts the charts of chat on this window's socket, visibility and storage. */
export const startChat = (client: MallClient, input: ConnectionInput): BrowserChat => {
  let isOpenOnMobile = input.isOpenOnMobile
  const session = textStore(() => sessionStorage)
  const chat = createChat(
    {
      connection: connectionMachine.provide({
        actors: {
          visibility: input.side === 'staff' ? alwaysSeen : chatVisibilityActor,
          issueVisitor: issueVisitorActor(client),
          socket: chatSocketActor(location.origin),
        },
        delays: { reconnect: () => spreadDelay(Math.random) },
        guards: { isOpenHere: ({ context }) => isChatOpen({ ...context, isOpenOnMobile }) },
      }),
      conversation: conversationMachine.provide({
        actors: { outbox: outboxActor(session), askHistory: askHistoryActor(client) },
      }),
      reminders: remindersMachine.provide({
        actors: { askReminders: askRemindersActor(client, input.side) },
      }),
    },
    input,
  )
  const askPhones = async () => {
    if (isOpenOnMobile || !input.isMobile || input.side === 'staff') return
    isOpenOnMobile = await askChatOnPhones(client)
  }
  let asked: string | null | undefined
  let known = Promise.resolve()
  return {
    ...chat,
    drafts: draftsIn(session, () => chat.connection.getSnapshot().context.userId ?? 'visitor'),
    userKnown: (user) => {
      const userId = user?.id ?? null
      if (asked === userId) return known
      asked = userId
      const open = () => {
        if (asked === userId) chat.userLoaded(userId)
      }
      const told =
        user === null || input.side === 'staff'
          ? Promise.resolve()
          : client.chat.customerInfo({ body: infoOf(user) })()
      known = told.then(askPhones).then(open)
      return known
    },
  }
}

/** Nobody finds the drafts of somebody else: each has their own. Where storage is barred, they live with the page. */
const draftsIn = (store: TextStore, owner: () => string): Drafts => {
  const keyOf = (conversation: string) => ['chat.draft', owner(), conversation].join('.')
  const written = new Map<string, string>()
  return {
    get: (conversation) => written.get(keyOf(conversation)) ?? store.get(keyOf(conversation)) ?? '',
    set: (conversation, text) => {
      written.set(keyOf(conversation), text)
      if (text === '') store.remove(keyOf(conversation))
      else store.set(keyOf(conversation), text)
    },
  }
}

/** An inbox keeps its line while it is hidden: its work is to wait (W22). */
const alwaysSeen: Need<undefined> = fromCallback(({ sendBack }) => sendBack({ type: 'page.shown' }))

/** What this window knows of its user; the server adds centres and groups. */
const infoOf = (user: UserInfo) => {
  const {
    salerFullName,
    stated: _,
    ...info
  } = chatUserInfoOf({ user, clusters: [], groupNames: [], memberNames: [] })
  return { ...info, salerFullName: salerFullName ?? undefined }
}

/** A name for a message that nobody else gives. */
export const newMessageId = randomKey
