import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import { describe, expect, it } from 'vitest'
import { proposedOf } from './startOf.ts'

const { softwareForm } = goodsFormFixtures
const nothing = { draft: null, application: null, published: null }
const application = {
  applicationId: 'a-1',
  kind: 'publish' as const,
  state: 'pending' as const,
  submission: { number: 1, revision: 1, hash: 'hash' },
  submittedAt: '2026-11-27T06:00:00.000Z',
  dueAt: '2026-12-02T06:00:00.000Z',
  form: softwareForm,
  reason: null,
  reasons: [],
  answers: {},
}

describe('goods that buyers see nothing of yet', () => {
  it('[R4.03] are as their draft describes them, else as they were handed in', () => {
    const draft = {
      form: 'goods',
      revision: 1,
      savedAt: '2026-11-27T06:00:00.000Z',
      record: { ...softwareForm, tags: [] },
    }
    expect(proposedOf({ ...nothing, draft, application })).toMatchObject({
      from: 'draft',
      form: { tags: [] },
    })
    expect(proposedOf({ ...nothing, application })).toEqual({ from: 'application', form: softwareForm })
    expect(proposedOf(nothing)).toBeNull()
  })

  it('[R4.03] are as buyers see them once they do', () => {
    expect(proposedOf({ ...nothing, application, published: softwareForm })).toBeNull()
  })
})
