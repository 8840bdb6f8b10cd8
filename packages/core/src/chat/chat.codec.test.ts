import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import {
  ChatListItem,
  ChatMessage,
  ChatUserInfo,
  ClientFrame,
  KeptItem,
  Reminders,
  ServerFrame,
  StaffConversation,
} from './index.ts'
import { chatFixtures } from './testing/index.ts'

const isClientFrame = (frame: unknown) => E.isRight(decode(ClientFrame)(frame))
const send = {
  operateType: 3,
  conversationId: 'c-1',
  clientId: 'client-message-0001',
  text: '您好',
  skuId: null,
}

describe('the sample values', () => {
  it('[R3.01] are what the wire says', () => {
    expect(decode(ChatListItem)(chatFixtures.chatListItem)).toEqual(E.right(chatFixtures.chatListItem))
    expect(decode(Reminders)(chatFixtures.reminders)).toEqual(E.right(chatFixtures.reminders))
    expect(decode(ChatMessage)(chatFixtures.answer)).toEqual(E.right(chatFixtures.answer))
    expect(decode(ServerFrame)(chatFixtures.messageList)).toEqual(E.right(chatFixtures.messageList))
    expect(decode(StaffConversation)(chatFixtures.staffConversation)).toEqual(
      E.right(chatFixtures.staffConversation),
    )
    expect(decode(ChatUserInfo)(chatFixtures.chatUserInfo)).toEqual(E.right(chatFixtures.chatUserInfo))
  })
})

describe('what a client sends', () => {
  it.each([
    ['registers', { operateType: 1, userId: 'u-1', shopId: '1001', side: 'customer' }],
    ['keeps the line alive', { operateType: 2, userId: 'u-1' }],
    ['sends a message', send],
    ['reads', { operateType: 4, conversationId: 'c-1', sequence: 7 }],
    ['edits', { operateType: 5, conversationId: 'c-1', messageId: 'm-1', text: '好的' }],
    ['opens a conversation', { operateType: 6, shopId: '1001', conversationId: null, known: null }],
    [
      'asks for what it missed',
      {
        operateType: 6,
        shopId: '1001',
        conversationId: null,
        known: { conversationId: 'c-1', epoch: 7, sequence: 3 },
      },
    ],
  ])('[R7.03] %s', (_, frame) => expect(decode(ClientFrame)(frame)).toEqual(E.right(frame)))

  it.each([
    ['an unknown operateType', { ...send, operateType: 99 }],
    ['an operateType in text', { ...send, operateType: '3' }],
    ['an empty message', { ...send, text: ' \n' }],
    ['a message of 2,001 characters', { ...send, text: 'x'.repeat(2_001) }],
    ['a message that no database can hold', { ...send, text: 'a\u0000b' }],
    ['a message without an id', { ...send, clientId: '' }],
    ['an id that could be guessed', { ...send, clientId: '1' }],
    ['a negative place', { operateType: 4, conversationId: 'c-1', sequence: -1 }],
    ['a broken place', { operateType: 4, conversationId: 'c-1', sequence: 1.5 }],
    ['a side that there is not', { operateType: 1, userId: 'u-1', shopId: '1001', side: 'admin' }],
    ['no record', 'hello'],
    ['nothing', null],
  ])('[R7.03] is refused as %s', (_, frame) => expect(isClientFrame(frame)).toBe(false))

  it('[R7.03] fits into a frame of 16 KiB, whatever a message of 2,000 characters says', () => {
    for (const text of ['x', '国', '\n', '"']) {
      const frame = {
        ...send,
        conversationId: 'c'.repeat(64),
        skuId: 's'.repeat(64),
        text: `x${text.repeat(1_998)}x`,
      }
      expect(isClientFrame(frame)).toBe(true)
      expect(new TextEncoder().encode(JSON.stringify(frame)).length).toBeLessThanOrEqual(16_384)
    }
  })
})

describe('what is kept of a message that waits', () => {
  it('[R4.08] is read back, and nothing else is', () => {
    const item = {
      clientId: 'client-message-0001',
      text: '您好',
      skuId: null,
      writtenTime: '2026-11-21T12:00:00Z',
    }
    expect(decode(KeptItem)(item)).toEqual(E.right(item))
    expect(E.isLeft(decode(KeptItem)({ ...item, text: '' }))).toBe(true)
  })
})
