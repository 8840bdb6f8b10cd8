import { reviewFixtures } from '@compute-mall/core/review'
import { settlementFixtures } from '@compute-mall/core/settlement'
import { describe, expect, it } from 'vitest'
import { neighboursOf } from '../../review/neighboursOf.ts'
import { nextToReview } from './queue.ts'

const row = (applicationId: string, reviewerId?: string) => ({
  ...settlementFixtures.applicationRow,
  applicationId,
  claim: reviewerId === undefined ? null : { ...reviewFixtures.claimOfAnother, reviewerId },
})

describe('the queue of merchants', () => {
  it('[R4.03] gives next what nobody else reviews', () => {
    expect(nextToReview([row('a', 'u-other'), row('b')], 'u-me')?.applicationId).toBe('b')
    expect(nextToReview([row('a', 'u-me'), row('b')], 'u-me')?.applicationId).toBe('a')
    expect(nextToReview([row('a', 'u-other')], 'u-me')).toBeUndefined()
  })

  it('[R4.03] knows what comes before and after', () => {
    const waiting = [row('a'), row('b'), row('c')]
    expect(neighboursOf(waiting, 'b')).toEqual({ previousId: 'a', nextId: 'c' })
    expect(neighboursOf(waiting, 'c')).toEqual({ previousId: 'b', nextId: null })
    expect(neighboursOf(waiting, 'decided')).toEqual({ previousId: null, nextId: 'a' })
  })
})
