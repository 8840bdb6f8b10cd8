import type { connectionMachine, remindersMachine } from '@compute-mall/core/chat'
import {
  type ConversationActor,
  connectionView,
  conversationView,
  remindersView,
} from '@compute-mall/core/chat'
import type { SnapshotFrom } from 'xstate'
import type { Texts } from './texts.ts'

/** Where chat is told: lines, in the words of one language. */
interface Telling {
  readonly say: (text: string) => void
  readonly texts: Texts
}

/** Says each thing when it is new. */
const tellOnce = ({ say }: Telling) => {
  const told = new Set<string>()
  const tell = (text: string, name = text): void => {
    if (!told.has(name)) say(text)
    told.add(name)
  }
  return Object.assign(tell, { forget: (name: string) => void told.delete(name) })
}

/** Tells how the line stands. */
export const tellLine = (telling: Telling) => {
  const once = tellOnce(telling)
  return (snapshot: SnapshotFrom<typeof connectionMachine>): void => {
    const { notice } = connectionView(snapshot)
    if (notice !== null) once(telling.texts.text(notice))
  }
}

/** Tells of what other shops have written (R4.11). */
export const tellReminders = (telling: Telling, shopId: string) => {
  const { texts } = telling
  const once = tellOnce(telling)
  return (snapshot: SnapshotFrom<typeof remindersMachine>): void => {
    for (const notice of remindersView(snapshot, texts.language).notices)
      if (notice.shopId !== shopId)
        once(
          `${texts.text(notice.title)}: ${notice.lastMessage} (${texts.text(notice.unread)})`,
          `${notice.shopId} ${notice.lastTime}`,
        )
  }
}

/** Tells each thing of a conversation when it is new: messages, changes of them, who writes, what was read. */
export const tellConversation = (telling: Telling, peerName: string, now: () => number) => {
  const { texts } = telling
  const once = tellOnce(telling)
  const word = (key: string) => texts.text({ key: `chat:${key}` })
  let writing: string | null = null
  return (snapshot: ReturnType<ConversationActor['getSnapshot']>): void => {
    const { bubbles, notice, typing } = conversationView(snapshot, now())
    for (const { id, isOwn, isOthers, isAutomatic, senderName, text, isEdited, mark, failure } of bubbles) {
      const name = isOwn && !isOthers ? word('me') : senderName || peerName
      const by = isAutomatic ? `${name} · ${word('automatic')}` : name
      const isArrived = mark === null || mark.key === 'chat:read'
      if (isArrived) once(`${by}: ${text}${isEdited ? ` (${word('edited')})` : ''}`, `${id} ${text}`)
      if (mark?.key === 'chat:waiting') once(`${word('waiting')}: ${text}`, `${id} waiting`)
      if (mark?.key === 'chat:read') once(`${word('read')}: ${text}`, `${id} read`)
      if (failure === null) once.forget(`${id} failed`)
      else once(`! ${text}: ${texts.text(failure)}`, `${id} failed`)
    }
    if (notice !== null) once(texts.text(notice))
    const nowWriting = typing && texts.text(typing)
    if (nowWriting !== null && nowWriting !== writing) telling.say(nowWriting)
    writing = nowWriting
  }
}
