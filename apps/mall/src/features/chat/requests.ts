import type { AskedGoods } from '@compute-mall/app/chat'
import { useSyncExternalStore } from 'react'

/** A wish to talk to a shop. */
export interface ChatRequest {
  /** Null for the shop that chat opens by default. */
  readonly shopId: string | null
  /** The goods page from which the customer comes. */
  readonly goods: AskedGoods | null
}

/** What pages and chat know of each other, before chat is loaded and after. */
interface ChatState {
  /** Grows with each wish, so that the same wish counts again. */
  readonly count: number
  readonly request: ChatRequest | null
  /** Unread messages of whoever is here; null while nothing newer is known than the page came with. */
  readonly unread: number | null
}

const initial: ChatState = { count: 0, request: null, unread: null }
let state = initial
const listeners = new Set<() => void>()

const change = (next: ChatState): void => {
  state = next
  for (const tell of listeners) tell()
}

/** Opens the conversation with a shop beside the page; chat is loaded when that happens first. */
export const openChat = (request: ChatRequest): void => change({ ...state, request, count: state.count + 1 })

export const tellUnread = (unread: number): void => {
  if (unread !== state.unread) change({ ...state, unread })
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** What pages and chat know of each other; a server draws what it is at first. */
export const useChatState = (): ChatState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initial,
  )
