import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { tidiedPhone } from '../text/index.ts'
import {
  allowedFeedbackEvents,
  emptyFeedback,
  FeedbackDetail,
  FeedbackForm,
  FeedbackRow,
  feedbackErrors,
  feedbackEvents,
  feedbackStates,
  feedbackStep,
  OwnFeedback,
  REOPEN_MS,
  tidiedFeedback,
} from './index.ts'
import { feedbackFixtures } from './testing/index.ts'

const offer = {
  service: 'hpc',
  name: '王工',
  phone: '13800138000',
  region: '上海',
  address: '张江路 1 号',
} as const

describe('the life of feedback', () => {
  it.each([
    ['received', { 'feedback.started': 'inProgress', 'feedback.answered': 'answered' }],
    ['inProgress', { 'feedback.answered': 'answered' }],
    ['answered', { 'feedback.closed': 'closed', 'feedback.reopened': 'received' }],
    ['closed', { 'feedback.reopened': 'received' }],
  ] as const)('[R2.13] leads from %s to %o and nowhere else', (state, steps) => {
    const taken = feedbackEvents.flatMap((event) => {
      const next = feedbackStep(state, event, 1)
      return next === null ? [] : [[event, next]]
    })
    expect(Object.fromEntries(taken)).toEqual(steps)
  })

  it('[R2.13] is opened again for 14 days, and by its writer alone', () => {
    expect(feedbackStep('answered', 'feedback.reopened', REOPEN_MS)).toBe('received')
    expect(feedbackStep('answered', 'feedback.reopened', REOPEN_MS + 1)).toBeNull()
    expect(allowedFeedbackEvents('closed', 'writer', 0)).toEqual(['feedback.reopened'])
    for (const state of feedbackStates)
      expect(allowedFeedbackEvents(state, 'operations')).not.toContain('feedback.reopened')
  })
})

describe('a form', () => {
  it.each([
    ['nothing', {}, { text: 'textMissing' }],
    ['nine characters', { text: '一二三四五六七八九' }, { text: 'textShort' }],
    ['ten', { text: '一二三四五六七八九十' }, {}],
    ['a thousand and one', { text: '字'.repeat(1_001) }, { text: 'textLong' }],
    [
      'a consultation without contact',
      { kind: 'consultation', text: '字'.repeat(10) },
      { contact: 'contactMissing' },
    ],
    ['a wrong number', { text: '字'.repeat(10), contact: '12345' }, { contact: 'contactInvalid' }],
    ['a number of a phone book', { text: '字'.repeat(10), contact: '+86 138-0013-8000' }, {}],
    ['a mail address', { text: '字'.repeat(10), contact: 'a@example.com' }, {}],
    ['an offer', { offer }, {}],
    [
      'an empty offer',
      { offer: { ...offer, name: ' ', phone: '1', region: '', address: '' } },
      { name: 'nameMissing', phone: 'phoneInvalid', region: 'regionMissing', address: 'addressMissing' },
    ],
  ] as const)('[R8.04] with %s', (_, change, expected) => {
    expect(feedbackErrors({ ...emptyFeedback, ...change })).toEqual(expected)
  })

  it.each([
    ['+86 138 0013 8000', '13800138000'],
    ['0086-138-0013-8000', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
  ])('[R5.07] takes the number %s as %s', (typed, tidied) => {
    expect(tidiedPhone(typed)).toBe(tidied)
  })

  it('[R2.13] counts no entrance but the side bar, and an offer as a consultation', () => {
    expect(tidiedFeedback({ ...emptyFeedback, entrance: 'elsewhere', offer })).toMatchObject({
      entrance: '',
      kind: 'consultation',
      contact: '13800138000',
    })
  })
})

it('[R3.01] the sample values are what the wire says', () => {
  const { form, ownFeedback, answeredFeedback, row, detail, offerDetail } = feedbackFixtures
  for (const own of [ownFeedback, answeredFeedback]) expect(decode(OwnFeedback)(own)).toEqual(E.right(own))
  for (const one of [detail, offerDetail]) expect(decode(FeedbackDetail)(one)).toEqual(E.right(one))
  expect(decode(FeedbackRow)(row)).toEqual(E.right(row))
  expect(E.isRight(decode(FeedbackForm)(form))).toBe(true)
})
