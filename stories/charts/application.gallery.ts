import {
  type ApplicationEvent,
  applicationMachine,
  type CheckedField,
  settlementRefusals,
} from '@compute-mall/core/settlement'
import { settlementFixtures } from '@compute-mall/core/settlement/testing'
import type { Gallery } from './gallery.ts'

const { enterpriseForm, inReview } = settlementFixtures
const unanswered = { kind: 'unanswered' } as const
const taken = {
  kind: 'refused',
  code: settlementRefusals.valueTaken.code,
  msg: '',
  details: { field: 'contactMobile' },
} as const

/** What happens to a field of which no other merchant may have the same. */
const eventsOf = (field: CheckedField): Readonly<Record<string, () => ApplicationEvent>> => ({
  [`field.left ${field}`]: () => ({ type: 'field.left', field }),
  [`check.answered ${field}`]: () => ({
    type: 'check.answered',
    field,
    value: enterpriseForm[field],
    isDuplicate: true,
  }),
  [`check.failed ${field}`]: () => ({ type: 'check.failed', field, failure: unanswered }),
})

const scenariosOf = (field: CheckedField) => ({
  [`${field}.resting`]: { steps: [] },
  [`${field}.asking`]: { steps: [`field.left ${field}`] },
  [`${field}.unasked`]: { steps: [`field.left ${field}`, `check.failed ${field}`] },
})

const submitted = ['application.submit']
const silent = [...submitted, 'application.refused unanswered']

/** The form of an application, with its checks beside (R4.01, R5.04). */
export const applicationGallery: Gallery<typeof applicationMachine> = {
  machine: applicationMachine,
  input: { form: enterpriseForm, today: '2026-11-21' },
  start: Date.parse('2026-11-21T13:00:00.000Z'),
  events: {
    'type.chosen PERSONAL': () => ({ type: 'type.chosen', applicantType: 'PERSONAL' }),
    ...eventsOf('identificationNumber'),
    ...eventsOf('contactMobile'),
    ...eventsOf('contactEmail'),
    ...eventsOf('bankAccount'),
    'application.submit': () => ({ type: 'application.submit', key: 'key-of-16-letters' }),
    'application.accepted': () => ({ type: 'application.accepted', info: inReview }),
    'application.refused unanswered': () => ({ type: 'application.refused', failure: unanswered }),
    'application.refused contactMobile': () => ({ type: 'application.refused', failure: taken }),
    'application.absent': () => ({ type: 'application.absent' }),
    'application.unknown': () => ({ type: 'application.unknown' }),
    'application.recheck': () => ({ type: 'application.recheck' }),
  },
  scenarios: {
    'form.editing': { steps: [] },
    'form.submitting': { steps: submitted },
    'form.confirming': { steps: silent },
    'form.unconfirmed': { steps: [...silent, 'application.unknown'] },
    'form.accepted': { steps: [...submitted, 'application.accepted'] },
    ...scenariosOf('identificationNumber'),
    ...scenariosOf('contactMobile'),
    ...scenariosOf('contactEmail'),
    ...scenariosOf('bankAccount'),
  },
}
