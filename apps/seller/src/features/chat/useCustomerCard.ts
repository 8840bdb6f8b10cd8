import { type Loaded, useLoaded } from '@compute-mall/app'
import type { ChatBackground, ChatUserInfo, StaffConversation } from '@compute-mall/core/chat'
import { E } from '@compute-mall/core/fp'
import { useClient, useCommand } from '@compute-mall/react'
import { useState } from 'react'
import type { CustomerCardProps } from './CustomerCard.tsx'

interface About {
  readonly conversationId: string
  readonly info: Loaded<ChatUserInfo | null>
  /** What the list knows of the conversation; null while it does not. */
  readonly item: StaffConversation | null
  readonly background: ChatBackground | null
}

/** What customer service was told of the customer of a conversation; null of a visitor. */
export const useCustomerInfo = (conversationId: string | null): Loaded<ChatUserInfo | null> => {
  const { chat } = useClient()
  const { loaded } = useLoaded({
    key: conversationId === null ? null : `info ${conversationId}`,
    load: (asking) => chat.customerInfoOf({ query: { conversationId: conversationId ?? '' } }, asking),
  })
  return loaded
}

/** What is known of the customer of a conversation, and what staff note about it. */
export const useCustomerCard = ({ conversationId, info, item, background }: About): CustomerCardProps => {
  const { chat } = useClient()
  const { loaded: notes, reload } = useLoaded({
    key: `notes ${conversationId}`,
    load: (asking) => chat.notes({ query: { conversationId } }, asking),
  })
  const [newNote, setNewNote] = useState('')
  const add = useCommand(
    () => chat.addNote({ body: { conversationId, text: newNote } }),
    (outcome) => {
      if (E.isLeft(outcome)) return
      setNewNote('')
      reload()
    },
  )
  return {
    view: {
      info,
      isVisitor: item?.customerName == null,
      background,
      notes: notes.kind === 'loaded' ? notes.value : [],
      newNote,
      isAdding: add.pending,
    },
    commands: { writeNote: setNewNote, addNote: add.run },
  }
}
