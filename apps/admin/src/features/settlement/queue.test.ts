import { settlementFixtures } from '@compute-mall/core/settlement/testing'
import { describe, expect, it } from 'vitest'
import { neighboursOf } from '../../review/neighboursOf.ts'

const row = (applicationId: string) => ({ ...settlementFixtures.applicationRow, applicationId })

describe('the queue of merchants', () => {
  it('[R4.03] knows what comes before and after', () => {
    const waiting = [row('a'), row('b'), row('c')]
    expect(neighboursOf(waiting, 'b')).toEqual({ previousId: 'a', nextId: 'c' })
    expect(neighboursOf(waiting, 'c')).toEqual({ previousId: 'b', nextId: null })
    expect(neighboursOf(waiting, 'decided')).toEqual({ previousId: null, nextId: 'a' })
  })
})
