import { describe, expect, it } from 'vitest'
import { CENTER_CONNECTIONS, CENTER_FAILURES, createAdmission } from './center.admission.ts'

describe('connections to the demonstration centre', () => {
  it('[H4] that have not signed in are few, in all and from one address, and leave room for others', () => {
    const admit = createAdmission(() => 0)
    const own = Array.from({ length: CENTER_CONNECTIONS.unknownEach }, () => admit('a'))
    expect(own).not.toContain(null)
    expect(admit('a')).toBeNull()
    own[0]?.signedIn()
    expect(admit('a')).not.toBeNull()
    expect(admit('b')).not.toBeNull()
    own[1]?.ended()
    own[1]?.ended()
    expect(admit('a')).not.toBeNull()
    expect(admit('a')).toBeNull()
  })

  it('[H4] of one address are limited after they signed in too', () => {
    const admit = createAdmission(() => 0)
    for (let i = 0; i < CENTER_CONNECTIONS.each; i++) admit('a')?.signedIn()
    expect(admit('a')).toBeNull()
    expect(admit('b')).not.toBeNull()
  })

  it('[H4] that do not sign in take no more than their share of all', () => {
    const admit = createAdmission(() => 0)
    const visits = Array.from({ length: CENTER_CONNECTIONS.unknown }, (_, i) => admit(`a${i}`))
    expect(visits).not.toContain(null)
    expect(admit('b')).toBeNull()
    visits[0]?.signedIn()
    expect(admit('b')).not.toBeNull()
  })

  it('[H4] count wrong passwords of an address over all of them, for 15 minutes', () => {
    let now = 0
    const admit = createAdmission(() => now)
    for (let i = 0; i < CENTER_FAILURES.most; i++) {
      const visit = admit('a')
      expect(visit?.mayTry()).toBe(true)
      visit?.failed()
      visit?.ended()
    }
    expect(admit('a')).toBeNull()
    expect(admit('b')?.mayTry()).toBe(true)
    now = CENTER_FAILURES.ms
    expect(admit('a')?.mayTry()).toBe(true)
  })
})
