import { describe, expect, it } from 'vitest'
import { admits, goodsReader } from './endpoint.ts'

const customer = { roles: new Set(['common', 'member']), isRetailer: false, duties: new Set<string>() }

describe('access to goods', () => {
  it.each([
    ['login', null, 'signIn'],
    ['public', null, 'yes'],
    ['login', customer, 'yes'],
    ['public', customer, 'yes'],
  ] as const)('[R2.25] with the setting %s answers %o with %s', (setting, caller, answer) => {
    expect(admits(goodsReader, caller, setting)).toBe(answer)
  })

  it('[R2.25][R6.03] needs a session unless the operator has opened it', () => {
    expect(admits(goodsReader, null)).toBe('signIn')
  })

  it('[R2.25] opens no other call', () => {
    expect(admits({ kind: 'signedIn' }, null, 'public')).toBe('signIn')
    expect(admits({ kind: 'withRole', roles: ['operator'] }, customer, 'public')).toBe('no')
  })
})
