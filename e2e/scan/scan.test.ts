import { describe, expect, it } from 'vitest'
import { scannedCalls } from './calls.ts'

describe('the calls that are scanned [S13]', () => {
  const calls = scannedCalls()

  it('have a value and a mark in each parameter', () => {
    expect(calls.length).toBeGreaterThan(200)
    for (const { path, body = '' } of calls) {
      expect(path).not.toContain('{')
      const [, query = ''] = path.split('?')
      for (const pair of [...query.split('&'), ...body.split('&')].filter((text) => text !== ''))
        expect(pair).toMatch(/^\w+=[^&*]+\*$/)
    }
  })

  it('take values that the contract allows', () => {
    expect(calls.find(({ id }) => id === 'site.chooseTheme')).toEqual({
      id: 'site.chooseTheme',
      method: 'POST',
      path: '/mall/admin/site/theme',
      body: 'theme=default*',
    })
    expect(calls.find(({ id }) => id === 'site.agreement')?.path).toBe('/operation/agreement?version=a1*')
  })
})
