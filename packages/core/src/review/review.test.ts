import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { decodeForm, encodeForm } from '../http/index.ts'
import {
  CLAIM_LEASE_MS,
  changedFields,
  claimRefusals,
  claimView,
  Decision,
  dueView,
  FieldAnswers,
  isClaimHeld,
  MAX_FIELD_REASON,
  nextInQueue,
  preparedMessages,
  preparedReasons,
  queueNeighbours,
  ReasonCode,
  reasonLine,
  reasonView,
  refusalDecisionRefusals,
  reviewMessages,
  unansweredFields,
} from './index.ts'
import { reviewFixtures } from './testing/index.ts'

const { claimOfAnother, reasons } = reviewFixtures
const NOW = Date.parse('2026-11-21T02:05:00.000Z')

const word = fc
  .stringMatching(/^[A-Za-z\d]{1,8}$/)
  .filter((name) => !['constructor', '__proto__'].includes(name))
const path = fc.array(word, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'))
const reason = fc.record({
  field: path,
  code: fc.constantFrom(...ReasonCode.values),
  text: fc.string({ maxLength: 200 }).filter((text) => text.trim() === text && !text.includes('\u0000')),
})

describe('a decision that says no', () => {
  it('[R4.01] travels as a form and is read back, whatever the paths of its fields', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(reason, { selector: ({ field }) => field, maxLength: 8 }),
        fc.nat(2_147_483_646),
        (given, revision) => {
          const decision = { revision, reason: undefined, reasons: given }
          const read = decode(Decision)(decodeForm(encodeForm(Decision.encode(decision))))
          if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
          const byField = (a: { field: string }, b: { field: string }) => (a.field < b.field ? -1 : 1)
          expect(read.right.revision).toBe(revision)
          expect([...read.right.reasons].sort(byField)).toEqual([...given].sort(byField))
        },
      ),
    )
  })

  it('[R4.01] is written as W32 says', () => {
    expect(encodeForm(Decision.encode({ revision: 2, reason: '请修改', reasons }))).toEqual([
      ['revision', '2'],
      ['reason', '请修改'],
      ['reasons.certificationImg.code', 'unreadable'],
      ['reasons.certificationImg.text', '营业执照右下角被遮挡'],
      ['reasons.bankName.code', 'mismatch'],
      ['reasons.bankName.text', ''],
    ])
  })

  it.each([
    { revision: '1', reasons: { bankName: { code: 'ugly' } } },
    { revision: '1', reasons: { bankName: { code: 'other', text: 'x'.repeat(201) } } },
    { revision: '1', reasons: { '../x': { code: 'other' } } },
    { revision: '1', reason: 'x'.repeat(501) },
    { reason: 'x' },
  ])('[R4.01] is refused as %j', (body) => {
    expect(E.isLeft(decode(Decision)(body))).toBe(true)
  })

  it('[R4.01] is about the revision that was read and gives at least one reason', () => {
    const decision = { revision: 1, reason: undefined, reasons }
    expect(refusalDecisionRefusals(decision, 1)).toEqual([])
    expect(refusalDecisionRefusals({ ...decision, reasons: [], reason: '  ' }, 1)).toEqual([
      { code: 'REVIEW10002' },
    ])
    expect(refusalDecisionRefusals({ ...decision, reasons: [], reason: '见附件' }, 1)).toEqual([])
    expect(refusalDecisionRefusals(decision, 2)).toEqual([{ code: 'REVIEW10001' }])
  })
})

describe('a claim', () => {
  it('[R4.03] holds for 15 minutes and then ends by itself', () => {
    const until = Date.parse(claimOfAnother.until)
    expect(CLAIM_LEASE_MS).toBe(900_000)
    expect([isClaimHeld(claimOfAnother, until - 1), isClaimHeld(claimOfAnother, until)]).toEqual([
      true,
      false,
    ])
    expect(isClaimHeld(null, NOW)).toBe(false)
  })

  it('[R4.03] keeps others out unless they take it over, and never its holder', () => {
    const held = (reviewerId: string, takesOver = false, now = NOW) =>
      claimRefusals(claimOfAnother, reviewerId, { now, takesOver })
    expect(held('u-me')).toEqual([{ code: 'REVIEW10003', details: { name: 'linyifan' } }])
    expect(held('u-me', true)).toEqual([])
    expect(held('u-other')).toEqual([])
    expect(held('u-me', false, Date.parse(claimOfAnother.until))).toEqual([])
  })

  it('[R4.03] is told to its holder and to others', () => {
    expect(claimView(claimOfAnother, 'u-other', NOW).kind).toBe('mine')
    expect(claimView(claimOfAnother, 'u-me', NOW)).toEqual({
      kind: 'other',
      message: { key: 'review:claim.other', values: { name: 'linyifan' } },
    })
    expect(claimView(claimOfAnother, 'u-me', NOW + CLAIM_LEASE_MS).kind).toBe('free')
    expect(dueView('2026-11-24T10:00:00.000Z', NOW).isOverdue).toBe(false)
    expect(dueView('2026-11-20T10:00:00.000Z', NOW).isOverdue).toBe(true)
  })
})

describe('what changed', () => {
  const leaf = fc.oneof(fc.string(), fc.integer())
  const record = fc.dictionary(word, fc.oneof(leaf, fc.dictionary(word, leaf, { maxKeys: 3 })), {
    maxKeys: 6,
  })

  it('[R4.03] is nothing between a record and itself, and the same fields both ways', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        const fields = (a: object, b: object) =>
          changedFields(a, b)
            .map(({ field }) => field)
            .sort()
        expect(changedFields(before, structuredClone(before))).toEqual([])
        expect(fields(before, after)).toEqual(fields(after, before))
      }),
    )
  })

  it('[R4.03] is told by the path of the field, the absent and the empty being the same', () => {
    expect(
      changedFields(
        { a: 'x', b: '', skus: [{ price: '1' }, { price: '2' }] },
        { a: 'y', c: null, skus: [{ price: '1' }, { price: '3' }, { price: '4' }] },
      ),
    ).toEqual([
      { field: 'a', before: 'x', after: 'y' },
      { field: 'skus.1.price', before: '2', after: '3' },
      { field: 'skus.2', before: null, after: '{"price":"4"}' },
    ])
  })

  it('[R4.01] leaves a refused field open until it is changed or answered', () => {
    const changes = changedFields({ a: '1', sku: { price: '1' } }, { a: '2', sku: { price: '2' } })
    expect(unansweredFields(['a', 'sku', 'b', 'c'], changes, { b: '照片无误', c: ' ' })).toEqual(['c'])
  })

  it('[R4.01] is answered by field, the dots of its path written as slashes', () => {
    const answers = { 'skus.1.price': '已核对', bankName: '' }
    expect(FieldAnswers.encode(answers)).toEqual({ 'skus/1/price': '已核对', bankName: '' })
    expect(decode(FieldAnswers)(FieldAnswers.encode(answers))).toEqual(E.right(answers))
    expect(decode(FieldAnswers)(undefined)).toEqual(E.right({}))
    expect(E.isLeft(decode(FieldAnswers)({ a: 'x'.repeat(501) }))).toBe(true)
  })
})

describe('the queue', () => {
  const queue = (...ids: readonly string[]) => ids.map((applicationId) => ({ applicationId }))

  it('[R4.03] goes on from its end to its beginning, and both ways', () => {
    const waiting = queue('a', 'b', 'c')
    expect(queueNeighbours(waiting, 'b')).toEqual({ previousId: 'a', nextId: 'c' })
    expect(queueNeighbours(waiting, 'c')).toEqual({ previousId: 'b', nextId: 'a' })
    expect(queueNeighbours(waiting, 'a')).toEqual({ previousId: 'c', nextId: 'b' })
    expect(queueNeighbours(waiting, 'decided')).toEqual({ previousId: null, nextId: 'a' })
    expect(queueNeighbours(queue('a'), 'a')).toEqual({ previousId: null, nextId: null })
    expect(queueNeighbours([], 'a')).toEqual({ previousId: null, nextId: null })
  })

  it('[R4.03] leads from what was decided to what still waits, wherever it stood', () => {
    const before = queue('a', 'b', 'c')
    expect(nextInQueue(before, queue('a', 'c'), 'b')).toBe('c')
    expect(nextInQueue(before, queue('a', 'b'), 'c')).toBe('a')
    // Another reviewer has decided the one behind it meanwhile.
    expect(nextInQueue(before, queue('a'), 'b')).toBe('a')
    // It came after the queue was read.
    expect(nextInQueue(queue('c'), queue('d'), 'c')).toBe('d')
    expect(nextInQueue([], before, 'decided')).toBe('a')
    expect(nextInQueue(before, [], 'c')).toBeNull()
    expect(nextInQueue(before, queue('c'), 'c')).toBeNull()
  })
})

describe('the catalogue of reasons', () => {
  it.each(ReasonCode.values)('[R1.01] says of %s what is wrong and what to do next', (code) => {
    const { label, next } = reasonView({ field: 'bankName', code, text: '' })
    for (const { key } of [label, next])
      expect(reviewMessages.zh).toHaveProperty([key.replace('review:', '')])
  })
})

describe('a refused field in one line', () => {
  it('[R1.01] keeps its parts apart, and leaves out what is not there', () => {
    const line = { name: '库存', reason: '其他原因', text: ' 数量过多 ' }
    expect(reasonLine('zh', line)).toBe('库存：其他原因 · 数量过多')
    expect(reasonLine('en', { ...line, text: ' ' })).toBe('库存: 其他原因')
    expect(reasonLine('en', { reason: 'Other', text: 'too many' })).toBe('Other · too many')
  })
})

describe('the prepared texts of reasons', () => {
  it('[R4.03] stand beside one reason each, and fit as its words in either language', () => {
    const keys = Object.values(preparedReasons).flat()
    expect([...keys].sort()).toEqual(Object.keys(preparedMessages.zh).sort())
    for (const { zh, en } of keys.map((key) => ({
      zh: preparedMessages.zh[key],
      en: preparedMessages.en[key],
    })))
      expect([zh.length, en.length].every((length) => length <= MAX_FIELD_REASON)).toBe(true)
  })
})
