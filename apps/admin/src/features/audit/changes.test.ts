import { describe, expect, it } from 'vitest'
import { changesIn, reasonsIn } from './changes.ts'

describe('a line of the audit log', () => {
  it('[R6.06] tells what changed, and only that', () => {
    expect(changesIn({ status: 'IN_REVIEW', number: 1 }, { status: 'APPROVED', number: 1 })).toEqual([
      'status: IN_REVIEW → APPROVED',
    ])
    expect(changesIn(null, { use: 'logoImg' })).toEqual(['use: logoImg'])
    expect(changesIn({ reviewer: 'a' }, null)).toEqual(['reviewer: a → —'])
    expect(changesIn(null, null)).toEqual([])
  })

  it('[R6.06] tells the reasons of a decision as reasons, not as a record', () => {
    const reasons = [{ field: 'bankName', code: 'mismatch', text: 'ICBC' }]
    const after = { status: 'REJECTED', reasons }
    expect(changesIn({ status: 'IN_REVIEW' }, after)).toEqual(['status: IN_REVIEW → REJECTED'])
    expect(reasonsIn(after)).toEqual(reasons)
    expect(reasonsIn({ reasons: 'none' })).toEqual([])
  })
})
