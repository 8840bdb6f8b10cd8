import { describe, expect, it } from 'vitest'
import { background } from './chat.fixtures.ts'
import { filledReply, insertedAt, orderAsked, repliesFor, replyValuesOf, unfilledIn } from './chat.replies.ts'

const nothing = { customer: null, goods: null, order: null, hours: null }
const reply = (title: string, text: string) => ({ id: title, title, text, isShared: true })

describe('canned replies', () => {
  it('[R4.03] fill in what is known, and leave the rest to be seen', () => {
    const text = '{customer}您好，{goods}的订单 {order} 已开通'
    const filled = filledReply(text, { ...nothing, customer: '李云', goods: 'A800' })
    expect(filled).toBe('李云您好，A800的订单 {order} 已开通')
    expect(unfilledIn(filled)).toEqual(['{order}'])
    expect(unfilledIn('{order} {order} {other} $& {hours}')).toEqual(['{order}', '{hours}'])
  })

  it('[R4.03] fill in a name as it is, whatever is in it', () => {
    expect(filledReply('{customer}', { ...nothing, customer: '$& {goods}' })).toBe('$& {goods}')
  })

  it('[R4.03] name the latest order of the goods asked about, else the latest of all, else none', () => {
    const [latest, earlier] = background.orders
    expect(orderAsked(background)).toBe(earlier)
    expect(orderAsked({ ...background, goods: [] })).toBe(latest)
    expect(orderAsked({ ...background, goods: [{ ...background.goods[0], goodsId: 'g-unbought' }] })).toBe(
      latest,
    )
    expect(orderAsked({ orders: [], goods: background.goods })).toBeNull()
  })

  it('[R4.03] know the customer, the goods asked about last, their order and the hours, in one’s own language', () => {
    const facts = { customerName: 'leader', background, serviceTime: '09:00-18:00' }
    expect(replyValuesOf(facts, 'en')).toEqual({
      customer: 'leader',
      goods: background.goods[0].name.en,
      order: orderAsked(background)?.orderNo,
      hours: '09:00-18:00 (UTC+8)',
    })
    expect(replyValuesOf({ customerName: null, background: null, serviceTime: null }, 'zh')).toEqual(nothing)
    expect(replyValuesOf({ ...facts, background: { orders: [], goods: [] } }, 'zh')).toMatchObject({
      goods: null,
      order: null,
    })
  })

  it('[R4.03] are found by any of their words, in title or text', () => {
    const replies = [reply('Trial', 'Seven days'), reply('Invoice', 'After payment')]
    expect(repliesFor(replies, 'seven TRIAL').map(({ title }) => title)).toEqual(['Trial'])
    expect(repliesFor(replies, 'pay').map(({ title }) => title)).toEqual(['Invoice'])
    expect(repliesFor(replies, ' ')).toHaveLength(2)
    expect(repliesFor(replies, 'seven invoice')).toEqual([])
  })

  it('[R4.03] are put in at the caret, and replace nothing', () => {
    expect(insertedAt('ab', 1, 'XY')).toEqual({ draft: 'aXYb', caret: 3 })
  })
})
