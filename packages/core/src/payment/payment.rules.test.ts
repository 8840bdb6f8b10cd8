import { describe, expect, it } from 'vitest'
import { OrderStatus } from '../order/index.ts'
import {
  answerOf,
  COUNTDOWN_SECONDS,
  isRecharge,
  isSlipKept,
  MAX_RENEWALS,
  POLL_INTERVAL_MS,
  pollDelay,
  untilExpiry,
  untilWarning,
  WARNING_SECONDS,
} from './index.ts'

const noon = Date.parse('2026-11-21T12:00:00.000Z')
const session = { expireTime: '2026-11-21T12:05:00.000Z' }

describe('payment rules', () => {
  it('[R9.03] polls each second, counts down 300 s, warns at 20 s and renews at least ten times', () => {
    expect(POLL_INTERVAL_MS).toBe(1_000)
    expect(COUNTDOWN_SECONDS).toBe(300)
    expect(WARNING_SECONDS).toBe(20)
    expect(MAX_RENEWALS).toBeGreaterThanOrEqual(10)
  })

  it('[W39] keeps the picture of a slip for every order but one that closed', () => {
    expect(OrderStatus.values.filter((status) => !isSlipKept(status))).toEqual(['cancelled'])
  })

  it.each([
    ['PAID', 'paid'],
    ['支付成功', 'paid'],
    ['WAITING', 'waiting'],
    ['FAILED', 'failed'],
    ['EXPIRED', 'expired'],
    ['CLOSED', 'closed'],
    ['PAID_LATE', 'late'],
    ['REFUNDED', 'refunded'],
    ['paid', 'waiting'],
    ['支付成功 ', 'waiting'],
    ['USERPAYING', 'waiting'],
    ['toString', 'waiting'],
    ['', 'waiting'],
  ])('[R4.06] reads the status %j as %s', (status, answer) => {
    expect(answerOf(status)).toBe(answer)
  })

  it.each([
    [0, 1_000],
    [1, 2_000],
    [2, 4_000],
    [4, 16_000],
    [5, 30_000],
    [50, 30_000],
    [5_000, 30_000],
  ])('[R4.06] after %i failed queries it waits %i ms', (failures, delay) => {
    expect(pollDelay(failures)).toBe(delay)
  })

  it.each([
    [0, 300_000, 280_000],
    [280_000, 20_000, 0],
    [290_000, 10_000, 0],
    [300_000, 0, 0],
    [999_000, 0, 0],
  ])('[R4.07] %i ms after the start it expires in %i ms and warns in %i ms', (elapsed, expiry, warning) => {
    expect(untilExpiry(session, noon + elapsed)).toBe(expiry)
    expect(untilWarning(session, noon + elapsed)).toBe(warning)
  })

  it.each(['1', '1.00', '1.5', '20.05', '999999.99', '1000000', '1000000.00'])(
    '[R4.06] lets %s yuan be recharged',
    (text) => {
      expect(isRecharge(text)).toBe(true)
    },
  )

  it.each([
    ['too little', '0.99'],
    ['too much', '1000000.01'],
    ['nothing', '0'],
    ['below nothing', '-5'],
    ['of three decimals', '1.005'],
    ['without its decimals', '1.'],
    ['without its yuan', '.50'],
    ['in another notation', '1e3'],
    ['with its sign', '¥100'],
    ['with its unit', '100元'],
    ['not there', ''],
  ])('[R4.06] lets no amount be recharged that is %s', (_, text) => {
    expect(isRecharge(text)).toBe(false)
  })
})
