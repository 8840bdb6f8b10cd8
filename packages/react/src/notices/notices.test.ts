import { describe, expect, it } from 'vitest'
import { createNotices } from './notices.ts'

const setUp = () => {
  const logged: unknown[][] = []
  const log = (...words: unknown[]) => void logged.push(words)
  const notices = createNotices({ error: log })
  let changes = 0
  notices.subscribe(() => void changes++)
  return { notices, logged, changes: () => changes }
}

describe('notices', () => {
  it('[R8.02] are shown as toasts until they are removed', () => {
    const { notices, changes } = setUp()
    notices.tell({ kind: 'toast', level: 'warning', message: '该商品已售罄' })
    expect(notices.current()).toEqual([{ id: '1', tone: 'warn', title: '该商品已售罄' }])
    notices.remove('1')
    expect(notices.current()).toEqual([])
    expect(changes()).toBe(2)
  })

  it('[R8.02] say the same only once at a time', () => {
    const { notices } = setUp()
    notices.tell({ kind: 'toast', level: 'failure', message: 'x' })
    notices.tell({ kind: 'toast', level: 'failure', message: 'x' })
    expect(notices.current()).toHaveLength(1)
  })

  it('[R8.03] of a broken network are only logged', () => {
    const { notices, logged } = setUp()
    const error = { kind: 'network', reason: 'offline' } as const
    notices.tell({ kind: 'log', path: '/x', error })
    expect(logged).toEqual([['/x: network', error]])
    expect(notices.current()).toEqual([])
  })
})
