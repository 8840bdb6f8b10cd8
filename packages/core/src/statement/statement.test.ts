import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { totalOf } from '../money/index.ts'
import { Period } from '../settlement/index.ts'
import { FeeRate, feeRateAt } from '../site/index.ts'
import { DAY_MS, platformDay } from '../time/index.ts'
import {
  Adjustment,
  adjustmentSums,
  allowedStatementEvents,
  confirmBy,
  counterSums,
  endOfPeriod,
  nextStatementStatus,
  periodAfter,
  periodAt,
  periodText,
  StatementDetail,
  StatementStatus,
  StatementText,
  saleSums,
  statementEvents,
  statementMessages,
  statementView,
} from './index.ts'
import { statementFixtures } from './testing/index.ts'

const { closedStatement, disputedStatement, openStatement, paidStatement, statementDetail, statementLines } =
  statementFixtures

describe('periods', () => {
  it.each([
    ['PERIOD_1', '2026-11-18T02:00:00Z', '2026-11-16', '2026-11-22'],
    ['PERIOD_1', '2026-11-22T15:59:59Z', '2026-11-16', '2026-11-22'],
    ['PERIOD_1', '2026-11-22T16:00:00Z', '2026-11-23', '2026-11-29'],
    ['PERIOD_2', '2026-11-15T15:59:59Z', '2026-11-01', '2026-11-15'],
    ['PERIOD_2', '2026-11-15T16:00:00Z', '2026-11-16', '2026-11-30'],
    ['PERIOD_2', '2028-02-20T00:00:00Z', '2028-02-16', '2028-02-29'],
    ['PERIOD_3', '2026-10-31T15:59:59Z', '2026-10-01', '2026-10-31'],
    ['PERIOD_3', '2026-10-31T16:00:00Z', '2026-11-01', '2026-11-30'],
    ['PERIOD_4', '2026-12-31T15:59:59Z', '2026-10-01', '2026-12-31'],
    ['PERIOD_5', '2026-06-30T16:00:00Z', '2026-07-01', '2026-12-31'],
  ] as const)('[W18] %s at %s is from %s to %s in days of UTC+8', (period, at, from, until) => {
    expect(periodAt(period, Date.parse(at))).toEqual({ from, until })
  })

  it('[W18] follow one another without a gap, and each holds its instants', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Period.values),
        fc.integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2040-01-01T00:00:00Z') }),
        (period, at) => {
          const range = periodAt(period, at)
          const day = platformDay(at)
          expect(range.from <= day && day <= range.until).toBe(true)
          expect(endOfPeriod(range)).toBeGreaterThan(at)
          expect(periodAfter(period, range).from).toBe(platformDay(endOfPeriod(range)))
          expect(periodAt(period, endOfPeriod(range) - 1)).toEqual(range)
        },
      ),
    )
  })

  it('[W18] are named by their days, and leave seven days to say something', () => {
    expect(periodText(closedStatement)).toBe('2026-10-01 – 2026-10-31')
    expect(confirmBy(0)).toBe(7 * DAY_MS)
  })
})

describe('lines', () => {
  const cents = fc.integer({ min: 1, max: 999_999_999 }).map((n) => (n / 100).toFixed(2))
  const rate = fc.integer({ min: 0, max: 10_000 }).map((n) => String(n / 10_000))

  it('[W18] come to the amount less the fee, and a refund undoes its sale to the cent', () => {
    fc.assert(
      fc.property(cents, rate, (amount, feeRate) => {
        const sale = saleSums(amount, feeRate)
        expect(totalOf([sale.net, sale.fee])).toBe(sale.amount)
        const refund = counterSums(sale)
        for (const sum of ['amount', 'fee', 'net'] as const)
          expect(totalOf([sale[sum], refund[sum]])).toBe('0.00')
      }),
    )
    expect(saleSums('256.00', '0.05')).toEqual({ amount: '256.00', fee: '12.80', net: '243.20' })
    expect(adjustmentSums('-20')).toEqual({ amount: '-20.00', fee: '0.00', net: '-20.00' })
  })

  it('[W18] of the sample add up to its statement', () => {
    expect(totalOf(statementLines.map(({ net }) => net))).toBe(closedStatement.total)
    expect(totalOf(statementLines.map(({ fee }) => fee))).toBe(closedStatement.fees)
    expect(decode(StatementDetail)(paidStatement)).toEqual(E.right(paidStatement))
  })

  it('[W18] take the rate that held when they were sold', () => {
    const rates = [
      { rate: '0.05', from: '2026-11-01T00:00:00.000Z' },
      { rate: '0.08', from: '2026-11-10T00:00:00.000Z' },
    ]
    const at = (time: string) => feeRateAt(rates, Date.parse(time))
    expect(at('2026-10-31T23:59:59Z')).toBe('0')
    expect(at('2026-11-01T00:00:00Z')).toBe('0.05')
    expect(at('2026-11-10T00:00:00Z')).toBe('0.08')
    for (const [text, isRate] of [
      ['0', true],
      ['0.0500', true],
      ['1', true],
      ['1.01', false],
      ['-0.05', false],
      ['5%', false],
    ] as const)
      expect(FeeRate.is(text)).toBe(isRate)
  })

  it.each([
    ['20', true],
    ['-0.01', true],
    ['0', false],
    ['0.00', false],
    ['1.001', false],
    ['', false],
    ['20 yuan', false],
  ])('[W18] an adjustment of "%s": %s', (text, isRight) => {
    expect(Adjustment.is(text)).toBe(isRight)
  })

  it('[W18] are disputed in 2 to 500 characters', () => {
    expect([' a ', 'ab', 'a'.repeat(501)].map((text) => StatementText.is(text))).toEqual([false, true, false])
  })
})

describe('the life of a statement', () => {
  /** Who may do what in which status: literally the table of W18. */
  const table = {
    open: { job: ['period.ended'], merchant: [], finance: ['statement.adjusted'] },
    closed: {
      job: ['confirmation.expired'],
      merchant: ['statement.confirmed', 'statement.disputed'],
      finance: ['statement.adjusted'],
    },
    disputed: {
      job: [],
      merchant: ['statement.confirmed'],
      finance: ['statement.adjusted', 'statement.paid'],
    },
    confirmed: { job: [], merchant: [], finance: ['statement.paid'] },
    paid: { job: [], merchant: [], finance: [] },
  } as const

  it.each(StatementStatus.values)('[W18] allows exactly these events in %s', (status) => {
    for (const actor of ['job', 'merchant', 'finance'] as const)
      expect(allowedStatementEvents({ status, isOwed: true }, actor)).toEqual(table[status][actor])
  })

  it.each([
    ['open', 'period.ended', 'closed'],
    ['open', 'statement.adjusted', 'open'],
    ['closed', 'statement.confirmed', 'confirmed'],
    ['closed', 'confirmation.expired', 'confirmed'],
    ['closed', 'statement.disputed', 'disputed'],
    ['closed', 'statement.adjusted', 'closed'],
    ['disputed', 'statement.confirmed', 'confirmed'],
    ['disputed', 'statement.adjusted', 'closed'],
    ['disputed', 'statement.paid', 'paid'],
    ['confirmed', 'statement.paid', 'paid'],
  ] as const)('[W18] leads from %s by %s to %s', (status, event, next) => {
    expect(nextStatementStatus({ status, isOwed: true }, event)).toBe(next)
  })

  it('[W18] is never paid out where nothing is owed, and stays paid whatever comes', () => {
    expect(allowedStatementEvents({ status: 'confirmed', isOwed: false }, 'finance')).toEqual([])
    for (const event of statementEvents)
      expect(nextStatementStatus({ status: 'paid', isOwed: true }, event)).toBe('paid')
  })

  it('[R1.01] has a text for each of its events', () => {
    for (const event of statementEvents) expect(statementMessages.en[`event.${event}`]).not.toBe('')
  })

  it('[W18] opens commands to the side whose they are alone', () => {
    const none = { confirm: false, dispute: false, adjust: false, pay: false }
    expect(statementView(statementDetail, 'merchant').commands).toEqual({
      ...none,
      confirm: true,
      dispute: true,
    })
    expect(statementView(statementDetail, 'finance').commands).toEqual({ ...none, adjust: true })
    expect(statementView(statementDetail, null).commands).toEqual(none)
    expect(statementView(openStatement, 'merchant').commands).toEqual(none)
    expect(statementView(disputedStatement, 'finance')).toMatchObject({
      commands: { ...none, adjust: true, pay: true },
      dispute: { text: '退款订单的服务费未退还', lineId: 'refund_1' },
      status: { key: 'statement:status.disputed' },
      comesToNothing: false,
    })
    expect(
      statementView({ ...statementDetail, status: 'confirmed', total: '-5.00' }, 'finance'),
    ).toMatchObject({
      commands: none,
      dispute: null,
      comesToNothing: true,
    })
  })
})
