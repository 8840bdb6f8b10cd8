import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identityFixtures } from '../identity/testing/index.ts'
import {
  ANSWER_TIMEOUT_MS,
  CHAT_PATH,
  type ChatMessage,
  chatUserInfoOf,
  DEFAULT_SHOP_ID,
  FRAME_LIMIT_BYTES,
  HIDDEN_CLOSE_MS,
  HISTORY_PAGE_SIZE,
  isChatOpen,
  isEditable,
  isVisitorsAttempt,
  KEEP_ALIVE_MS,
  lastSequence,
  MAX_ATTEMPTS,
  MAX_LISTED,
  MAX_MISSED,
  MAX_PROBES,
  MAX_WAITING,
  MESSAGE_RATE,
  PROBE_INTERVAL_MS,
  RECONNECT_DELAY_MS,
  REMIND_INTERVAL_MS,
  spreadDelay,
  TEXT_LENGTH,
  unreadIn,
  withChanges,
  worthOf,
} from './index.ts'
import { chatFixtures } from './testing/index.ts'

const { answer, question, messageList } = chatFixtures
const place = { conversationId: 'c-1', epoch: 7, sequence: 3 }
const list = { ...messageList, reload: false }

describe('the figures of the chat', () => {
  it('[R4.08] [R4.09] [R4.10] [R4.11] [R9.03] are those of the specification', () => {
    expect([RECONNECT_DELAY_MS, MAX_ATTEMPTS]).toEqual([5_000, 20])
    expect([KEEP_ALIVE_MS, MAX_PROBES, PROBE_INTERVAL_MS]).toEqual([600_000, 3, 3_000])
    expect([HIDDEN_CLOSE_MS, REMIND_INTERVAL_MS]).toEqual([5_000, 60_000])
    expect([CHAT_PATH, DEFAULT_SHOP_ID]).toEqual(['/acx/customerservice/ws/message', '1001'])
  })

  it('[R7.03] are those that were decided where it is silent', () => {
    expect([FRAME_LIMIT_BYTES, TEXT_LENGTH, ANSWER_TIMEOUT_MS]).toEqual([16_384, 2_000, 10_000])
    expect(MESSAGE_RATE).toEqual({ most: 20, ms: 10_000 })
    expect([HISTORY_PAGE_SIZE, MAX_MISSED, MAX_WAITING, MAX_LISTED]).toEqual([50, 200, 100, 50])
  })
})

describe('reconnecting', () => {
  it('[R4.08] uses a fresh visitor id on every fifth attempt', () => {
    const attempts = Array.from({ length: 21 }, (_, n) => n)
    expect(attempts.filter(isVisitorsAttempt)).toEqual([5, 10, 15, 20])
  })

  it('[R4.08] may be spread by a fifth, 5 s in the mean (D7)', () => {
    expect([0, 0.25, 0.5, 1].map((n) => spreadDelay(() => n))).toEqual([4_000, 4_500, 5_000, 6_000])
  })

  it.each([
    [false, false, true],
    [true, false, false],
    [true, true, true],
  ])('[R4.08] on a phone %s, with the bar lifted %s: %s (D22)', (isMobile, isOpenOnMobile, isOpen) => {
    expect(isChatOpen({ isMobile, isOpenOnMobile })).toBe(isOpen)
  })
})

describe('a list of changes', () => {
  it.each([
    ['follows what is known', { from: 3, sequence: 5 }, 'next'],
    ['overlaps what is known', { from: 1, sequence: 4 }, 'next'],
    ['tells nothing new', { from: 1, sequence: 3 }, 'known'],
    ['leaves a hole', { from: 4, sequence: 5 }, 'gap'],
    ['belongs to another epoch', { from: 3, sequence: 5, epoch: 8 }, 'gap'],
    ['belongs to another conversation', { from: 3, sequence: 5, conversationId: 'c-2' }, 'gap'],
    ['stands in place of all', { from: 0, sequence: 9, epoch: 8, reload: true }, 'reload'],
  ] as const)('[R7.03] that %s is worth: %s %s (D9, F13)', (_, change, worth) => {
    expect(worthOf({ ...list, ...change }, place)).toBe(worth)
  })

  it('[R7.03] is a gap to who knows nothing yet', () => {
    expect(worthOf(list, null)).toBe('gap')
  })
})

describe('messages with changes', () => {
  it('[R7.03] are each there once, in their latest version, by place (F13)', () => {
    const first = { ...answer, text: 'first', revision: 2, editedTime: null }
    expect(withChanges([question, first], [answer])).toEqual([question, answer])
    expect(withChanges([question, answer], [first])).toEqual([question, answer])
    expect(withChanges([answer], [question])).toEqual([question, answer])
  })

  it('[R7.03] end the same in whatever order and how often the changes come (F13)', () => {
    const change = fc
      .record({ n: fc.integer({ min: 1, max: 8 }), edits: fc.integer({ min: 0, max: 3 }) })
      .map(
        ({ n, edits }): ChatMessage => ({
          ...question,
          id: `m-${n}`,
          sequence: n,
          revision: n + 10 * edits,
          text: `${n}.${edits}`,
        }),
      )
    fc.assert(
      fc.property(fc.array(change), fc.array(change), (some, others) => {
        const [one, other] = [
          withChanges(withChanges([], some), others),
          withChanges(withChanges([], others), [...others, ...some]),
        ]
        expect(other).toEqual(one)
        const places = one.map(({ sequence }) => sequence)
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
      }),
    )
  })

  it('[R7.03] are all read at the place of the last', () => {
    expect([lastSequence([question, answer]), lastSequence([])]).toEqual([2, 0])
  })

  it('[R4.11] count as unread when the other side sent them beyond what is read', () => {
    expect(unreadIn([question, answer], 'customer', 0)).toBe(1)
    expect(unreadIn([question, answer], 'customer', 2)).toBe(0)
    expect(unreadIn([question, answer], 'staff', 0)).toBe(1)
  })

  it('[R7.03] may be changed by who wrote them for 2 minutes, not by a colleague', () => {
    const sent = Date.parse(question.sentTime)
    expect(isEditable(question, sent + 119_999)).toBe(true)
    expect(isEditable(question, sent + 120_000)).toBe(false)
    expect(isEditable({ ...question, isMine: false }, sent)).toBe(false)
  })
})

describe('what customer service is told', () => {
  const { leader, member, clusterAccount } = identityFixtures
  const known = {
    clusters: [clusterAccount],
    groupNames: ['计算材料课题组'],
    memberNames: ['leader', 'member'],
  }

  it('[R6.07] of a leader includes the members of the group', () => {
    const info = chatUserInfoOf({ ...known, user: leader })
    expect(info).toEqual(chatFixtures.chatUserInfo)
  })

  it('[R6.07] of a member names nobody else', () => {
    const { groupUsersInfos, groupNameList, isLeader } = chatUserInfoOf({ ...known, user: member })
    expect([groupUsersInfos, groupNameList, isLeader]).toEqual([[], ['计算材料课题组'], false])
  })
})
