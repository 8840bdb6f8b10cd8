import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createClient, createRegistry } from '../client/index.ts'
import { contract } from '../contract/index.ts'
import {
  applicationMachine,
  entryMachine,
  type FieldName,
  notApplied,
  settlementFixtures,
} from '../settlement/index.ts'
import {
  askApplicationOutcomeActor,
  askApplyStatusActor,
  checkInfoActor,
  type MallClient,
  submitApplicationActor,
} from './index.ts'

const { enterpriseForm, inReview } = settlementFixtures

type Answer = Readonly<Record<string, unknown>> | 'silence'
const right = (data: unknown) => ({ code: '0', msg: '', data })

/** A server that gives the answers of each path in their order, and then stays silent. */
const clientOf = (answers: Readonly<Record<string, readonly Answer[]>>) => {
  const asked: { readonly call: string; readonly key: string | null }[] = []
  const client: MallClient = createClient(contract, {
    fetch: async (input) => {
      const { method, url, headers } = input as Request
      const call = `${method} ${new URL(url).pathname}`
      const answer = answers[call]?.[asked.filter((other) => other.call === call).length] ?? 'silence'
      asked.push({ call, key: headers.get('idempotency-key') })
      if (answer === 'silence') throw new TypeError('fetch failed')
      return new Response(JSON.stringify(answer))
    },
    origin: 'http://mall.example',
    requests: createRegistry(),
    store: { get: () => undefined, set: () => {}, remove: () => {}, clear: () => {} },
    randomKey: () => 'generated-key-0001',
    skin: () => 'desktop',
    translate: () => undefined,
    tell: () => {},
  })
  return { client, asked }
}

const CHECK = 'POST /mall/retailer/checkPersonalInfo'
const SUBMIT = 'POST /mall/retailer/application'
const OUTCOME = 'GET /mall/retailer/application/outcome'
const INFO = 'GET /mall/retailer/application-info'

const application = (answers: Readonly<Record<string, readonly Answer[]>>) => {
  const { client, asked } = clientOf(answers)
  const actors = {
    check: checkInfoActor(client),
    submit: submitApplicationActor(client),
    askOutcome: askApplicationOutcomeActor(client),
  }
  const actor = createActor(applicationMachine.provide({ actors }), {
    input: { form: enterpriseForm, today: '2026-11-21' },
  }).start()
  const leave = (field: FieldName) => actor.send({ type: 'field.left', field })
  return { actor, asked, leave, form: () => actor.getSnapshot().value.form }
}

describe('the actors of an application', () => {
  it('[R5.04] learn whether a value is taken', async () => {
    const { actor, leave } = application({
      [CHECK]: [right({ duplicate: true }), right({ duplicate: false })],
    })
    leave('contactEmail')
    await expect.poll(() => actor.getSnapshot().context.checked.contactEmail?.isDuplicate).toBe(true)
    leave('bankAccount')
    await expect.poll(() => actor.getSnapshot().context.checked.bankAccount?.isDuplicate).toBe(false)
    leave('contactMobile')
    await expect.poll(() => actor.getSnapshot().value.contactMobile).toBe('unasked')
  })

  it('[D3] submit under the key of the chart, and ask by it when no answer comes', async () => {
    const { actor, asked, form } = application({ [SUBMIT]: ['silence'], [OUTCOME]: [right(inReview)] })
    actor.send({ type: 'application.submit', key: 'key-of-this-attempt' })
    await expect.poll(form).toBe('accepted')
    expect(asked.map(({ call, key }) => [call, key])).toEqual([
      [SUBMIT, 'key-of-this-attempt'],
      [OUTCOME, null],
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

describe('the actor of the settle entry', () => {
  const places = async (answers: readonly Answer[]) => {
    const { client } = clientOf({ [INFO]: answers })
    const actor = createActor(
      entryMachine.provide({ actors: { askStatus: askApplyStatusActor(client) } }),
    ).start()
    const led: string[] = []
    actor.on('entry.led', ({ place }) => led.push(place))
    actor.send({
      type: 'entry.pressed',
      press: { isSignedIn: true, isRetailer: false, isOnSettlePage: false },
    })
    await expect.poll(() => actor.getSnapshot().value).toBe('idle')
    return { led, failure: actor.getSnapshot().context.failure }
  }

  it('[R4.02] asks how far the application is', async () => {
    expect(await places([right({ ...notApplied, applyStatus: 'APPROVED' })])).toEqual({
      led: ['sellerHome'],
      failure: null,
    })
    expect(await places([right(inReview)])).toEqual({ led: ['settlePage'], failure: null })
    expect(await places([])).toEqual({ led: [], failure: { kind: 'unanswered' } })
  })
})
