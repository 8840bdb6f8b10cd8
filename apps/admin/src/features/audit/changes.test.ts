import { goodsMessages } from '@compute-mall/core/goods'
import { describe, expect, it } from 'vitest'
import { adminMessages } from '../../admin.messages.ts'
import { changesIn, reasonsIn } from './changes.ts'

describe('a line of the audit log', () => {
  it('[R6.06] tells what changed, and only that', () => {
    const objectType = 'settlement'
    const before = { status: 'IN_REVIEW', number: 1 }
    expect(changesIn({ objectType, before, after: { status: 'APPROVED', number: 1 } })).toEqual([
      {
        field: { key: 'admin:field.status', otherwise: 'status' },
        before: { key: 'settlement:status.IN_REVIEW', otherwise: 'IN_REVIEW' },
        after: { key: 'settlement:status.APPROVED', otherwise: 'APPROVED' },
      },
    ])
    const valuesOf = (line: Parameters<typeof changesIn>[0]) =>
      changesIn(line).map((change) => [change.before?.key ?? null, change.after?.key ?? null])
    expect(valuesOf({ objectType: 'user', before: null, after: { state: 'active' } })).toEqual([
      [null, 'people:state.active'],
    ])
    expect(valuesOf({ objectType, before: { reviewer: 'a' }, after: null })).toEqual([
      ['settlement:reviewer.a', null],
    ])
    expect(valuesOf({ objectType, before: null, after: null })).toEqual([])
  })

  it('[R6.06] has a name for what most lines change', () => {
    const fields = ['shelf', 'review', 'status', 'state', 'level', 'reviewer', 'roleIds', 'capacity']
    expect(fields.filter((field) => !(`field.${field}` in adminMessages.zh))).toEqual([])
    const lives = ['shelf.awaiting', 'review.passed'] as const
    expect(lives.filter((name) => !(name in goodsMessages.zh))).toEqual([])
  })

  it('[R6.06] tells the reasons of a decision as reasons, not as a record', () => {
    const reasons = [{ field: 'bankName', code: 'mismatch', text: 'ICBC' }]
    const after = { status: 'REJECTED', reasons }
    const line = { objectType: 'settlement', before: { status: 'IN_REVIEW' }, after }
    expect(changesIn(line).map((change) => change.after?.otherwise)).toEqual(['REJECTED'])
    expect(reasonsIn(after)).toEqual(reasons)
    expect(reasonsIn({ reasons: 'none' })).toEqual([])
  })
})
