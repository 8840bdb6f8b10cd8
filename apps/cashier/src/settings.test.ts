import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 8081,
      origin: 'http://localhost:8081',
      clockAheadMs: 0,
    })
  })

  it('say what to mend', () => {
    expect(() => readSettings({ CASHIER_PORT: 'http' })).toThrow(
      'CASHIER_PORT is "http", but must be a whole number from 0 to 65535.',
    )
    expect(() => readSettings({ CASHIER_ORIGIN: 'pay.example.com' })).toThrow(
      'CASHIER_ORIGIN is "pay.example.com", but must be an http or https address.',
    )
    expect(() => readSettings({ CASHIER_CLOCK_AHEAD_MS: 'an hour' })).toThrow(
      'CASHIER_CLOCK_AHEAD_MS is "an hour", but must be a whole number of milliseconds.',
    )
  })
})
