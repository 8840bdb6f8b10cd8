import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { decodeForm, encodeForm } from '../http/index.ts'
import { Draft, DraftSave, MAX_DRAFT_BYTES, RecordFromText, utf8Length, withoutSealed } from './index.ts'
import { formFixtures } from './testing/index.ts'

const json = fc.dictionary(
  fc.string({ minLength: 1 }).filter((name) => name !== '__proto__' && !name.includes('\u0000')),
  fc.oneof(
    fc.string().filter((text) => !text.includes('\u0000')),
    fc.integer(),
    fc.boolean(),
    fc.array(fc.integer()),
  ),
)

describe('a draft', () => {
  it('[R5.15] travels as one JSON text and is read back', () => {
    fc.assert(
      fc.property(json, fc.nat(2_147_483_646), (record, revision) => {
        const save = { subjectId: undefined, revision, record }
        expect(decode(DraftSave)(decodeForm(encodeForm(DraftSave.encode(save))))).toEqual(E.right(save))
      }),
    )
    expect(E.isRight(decode(Draft)(formFixtures.savedDraft))).toBe(true)
  })

  it.each([
    '',
    '[]',
    'null',
    '1',
    '{',
    '"a"',
    '{"a":"\\u0000"}',
    '{"\\u0000":1}',
    '{"a":"\\ud800"}',
    '{"a":1e400}',
    `{"a":${'['.repeat(20)}${']'.repeat(20)}}`,
    `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  ])('[R5.15] is refused as %.20j', (text) => {
    expect(E.isLeft(decode(RecordFromText)(text))).toBe(true)
  })

  it('[R5.15] has at most 200 KB, Chinese counted as it is stored', () => {
    const filled = (count: number) => JSON.stringify({ a: '算'.repeat(count) })
    const most = Math.floor((MAX_DRAFT_BYTES - '{"a":""}'.length) / 3)
    expect(E.isRight(decode(RecordFromText)(filled(most)))).toBe(true)
    expect(E.isLeft(decode(RecordFromText)(filled(most + 1)))).toBe(true)
  })

  it('[R5.15] is measured in bytes of UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length)
      }),
    )
  })

  it('[R5.14] keeps no field that is sealed (D26)', () => {
    expect(withoutSealed({ name: 'a', bankAccount: '1' }, ['bankAccount'])).toEqual({ name: 'a' })
  })
})
