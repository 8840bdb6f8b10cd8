import { describe, expect, it } from 'vitest'
import { deviceOf } from './index.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the device of a session', () => {
  it.each([
    [`${windows} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
      'Safari',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36 MicroMessenger/8.0',
      'MicroMessenger',
      'Android',
    ],
    ['curl/8.5.0', null, null],
    ['', null, null],
  ])('[R4.12] %j is %s on %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system })
  })
})
