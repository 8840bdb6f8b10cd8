import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { applicationMachine, type CheckedField, type FieldName } from '../settlement/index.ts'
import { settlementFixtures } from '../settlement/testing/index.ts'
import { type Answers, fakeServer, right } from './fakeServer.testing.ts'
import { askApplicationOutcomeActor, checkInfoActor, submitApplicationActor } from './index.ts'

const { enterpriseForm, inReview } = settlementFixtures

const CHECK = 'POST /mall/retailer/checkPersonalInfo'
const SUBMIT = 'POST /mall/retailer/application'
const OUTCOME = 'GET /mall/retailer/application/outcome'

const application = (answers: Answers) => {
  const { client, asked, keys } = fakeServer(answers)
  const actors = {
    check: checkInfoActor(client),
    submit: submitApplicationActor(client),
    askOutcome: askApplicationOutcomeActor(client),
  }
  const actor = createActor(applicationMachine.provide({ actors }), {
    input: { form: enterpriseForm, today: '2026-11-21' },
  }).start()
  const leave = (field: FieldName) => actor.send({ type: 'field.left', field })
  return { actor, asked, keys, leave, form: () => actor.getSnapshot().value.form }
}

describe('the actors of an application', () => {
  it('[R5.04] learn whether a value is taken', async () => {
    const { actor, leave } = application({
      [CHECK]: [right({ duplicate: true }), right({ duplicate: false })],
    })
    leave('contactEmail')
    const answers = (field: CheckedField) => Object.values(actor.getSnapshot().context.checked[field] ?? {})
    await expect.poll(() => answers('contactEmail')).toEqual([true])
    leave('bankAccount')
    await expect.poll(() => answers('bankAccount')).toEqual([false])
    leave('contactMobile')
    await expect.poll(() => actor.getSnapshot().value.contactMobile).toBe('unasked')
  })

  it('[D3] submit under the key of the chart, and ask by it when no answer comes', async () => {
    const { actor, asked, keys, form } = application({ [SUBMIT]: ['silence'], [OUTCOME]: [right(inReview)] })
    actor.send({ type: 'application.submit', key: 'key-of-this-attempt' })
    await expect.poll(form).toBe('accepted')
    expect([asked, keys]).toEqual([
      [SUBMIT, OUTCOME],
      ['key-of-this-attempt', null],
    ])
    expect(actor.getSnapshot().context.info).toEqual(inReview)
  })

  it('[D3] tell a submission that was not made from one of which nobody knows', async () => {
    const absent = application({ [SUBMIT]: ['silence'], [OUTCOME]: [right(null)] })
    absent.actor.send({ type: 'application.submit', key: 'key-of-this-attempt' })
    await expect.poll(absent.form).toBe('editing')
    const unknown = application({ [SUBMIT]: ['silence'] })
    unknown.actor.send({ type: 'application.submit', key: 'key-of-this-attempt' })
    await expect.poll(unknown.form).toBe('unconfirmed')
    unknown.actor.stop()
  })
})
