import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import {
  bellView,
  Notice,
  NoticeKind,
  NoticesRead,
  noticedGoods,
  noticeKinds,
  noticeMessages,
  noticeView,
} from './index.ts'
import { noticeFixtures } from './testing/index.ts'

const { approvedNotice, rejectedNotice } = noticeFixtures

describe('notices', () => {
  it('[R4.01] go out as text messages for five kinds only', () => {
    const bySms = NoticeKind.values.filter((kind) => noticeKinds[kind].isSms)
    expect(bySms).toEqual([
      'settlementApproved',
      'settlementRejected',
      'goodsRefused',
      'goodsForcedOff',
      'postpaidBillOverdue',
    ])
    expect(Object.keys(noticeMessages.zh).filter((key) => key.startsWith('sms.'))).toEqual(
      bySms.map((kind) => `sms.${kind}`),
    )
  })

  it.each(NoticeKind.values)('[R1.01] of the kind %s have a title and a text', (kind) => {
    const { title, text } = noticeView('zh')({ ...approvedNotice, kind })
    for (const message of [title, text])
      expect(noticeMessages.en).toHaveProperty([(message?.key ?? '').replace('notice:', '')])
  })

  it('[R4.01] tell sums as money, and counts as they are', () => {
    const valuesOf = (details: Notice['details']) =>
      noticeView('zh')({ ...approvedNotice, details }).text?.values
    expect(valuesOf({ amount: '4400.00', spent: '1234567.80', budget: '95.00' })).toEqual({
      amount: '¥4,400.00',
      spent: '¥1,234,567.80',
      budget: '¥95.00',
    })
    expect(valuesOf({ amount: 12, orderId: '202611183400347510' })).toEqual({
      amount: 12,
      orderId: '202611183400347510',
    })
  })

  it('[R4.01] are shown with their values, read or unread', () => {
    expect(noticeView('zh')(approvedNotice)).toEqual({
      noticeId: 'notice_2',
      kind: 'settlementApproved',
      subjectId: 'application_1',
      title: { key: 'notice:title.settlementApproved' },
      text: { key: 'notice:text.settlementApproved', values: { shopName: '星澜智算' } },
      at: '2026-11-21T02:00:00.000Z',
      isUnread: true,
    })
    expect(noticeView('zh')(rejectedNotice).isUnread).toBe(false)
  })

  it.each([
    ['zh', 'GPU', '星澜推理'],
    ['en', 'GPU', 'GPU'],
    ['en', '', '星澜推理'],
  ] as const)('[R1.01][W16] name goods in %s that are “%s” in English as %s', (language, en, goodsName) => {
    const details = { percent: 80, ...noticedGoods({ zh: '星澜推理', en }) }
    expect(noticeView(language)({ ...approvedNotice, kind: 'amountUsed', details }).text).toMatchObject({
      values: { goodsName, percent: 80 },
    })
  })

  it('[R1.01] that were kept before goods had two names show the one they have', () => {
    const older = { ...approvedNotice, kind: 'goodsPassed', details: { goodsName: '星澜推理' } }
    expect(noticeView('en')(older).text?.values).toEqual({ goodsName: '星澜推理' })
  })

  it('[R4.01] of a kind that is newer than the page are shown all the same', () => {
    const newer = { ...approvedNotice, kind: 'moonRisen' }
    expect(E.isRight(decode(Notice)(newer))).toBe(true)
    expect(noticeView('zh')(newer)).toMatchObject({
      kind: null,
      title: { key: 'notice:unknown' },
      text: null,
    })
  })

  it('[R4.01] count on the bell to 99', () => {
    fc.assert(
      fc.property(fc.nat(), (unread) => {
        const { badge } = bellView(unread)
        expect(badge).toBe(unread === 0 ? null : unread > 99 ? '99+' : `${unread}`)
      }),
    )
    expect([bellView(99).badge, bellView(100).badge]).toEqual(['99', '99+'])
  })

  it('[R4.01] are marked as read at most 100 at a time', () => {
    expect(decode(NoticesRead)({})).toEqual(E.right({ noticeId: [] }))
    expect(E.isLeft(decode(NoticesRead)({ noticeId: Array.from({ length: 101 }, () => 'a') }))).toBe(true)
  })
})
