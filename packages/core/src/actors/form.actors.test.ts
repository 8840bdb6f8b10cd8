import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { draftMachine, draftSaved } from '../form/index.ts'
import { E } from '../fp/index.ts'
import { type Answers, fakeServer, refusal, right } from './fakeServer.testing.ts'
import { saveDraftActor } from './index.ts'

const SAVE = 'POST /user/draft/settlement'
const start = (answers: Answers) => {
  const server = fakeServer(answers)
  const actors = { save: saveDraftActor(server.client) }
  const actor = createActor(draftMachine.provide({ actors }), { input: { form: 'settlement', draft: null } })
  actor.start()
  actor.send({ type: 'draft.changed', record: { realName: 'a' } })
  actor.send({ type: 'draft.flush' })
  return actor
}
const comesTo = (actor: ReturnType<typeof start>, state: string) =>
  expect.poll(() => actor.getSnapshot().value).toBe(state)

describe('the actor of a draft', () => {
  it('[R5.15] saves it and learns its revision', async () => {
    const actor = start({ [SAVE]: [right({ revision: 1, savedAt: '2026-11-21T02:00:00.000Z' })] })
    await comesTo(actor, 'saved')
    expect(actor.getSnapshot().context).toMatchObject({ revision: 1, savedAt: '2026-11-21T02:00:00.000Z' })
  })

  it('[R5.15] hands over what another window saved', async () => {
    const newer = { revision: 4, savedAt: '2026-11-21T02:00:00.000Z', record: '{"realName":"b"}' }
    const actor = start({ [SAVE]: [refusal('DRAFT10001', newer)] })
    await comesTo(actor, 'conflict')
    expect(actor.getSnapshot().context.theirs).toEqual({
      form: 'settlement',
      revision: 4,
      savedAt: '2026-11-21T02:00:00.000Z',
      record: { realName: 'b' },
    })
  })

  it('[R5.15] tells any other refusal as a failure', async () => {
    await comesTo(start({ [SAVE]: [refusal('SYS10007')] }), 'failed')
    await comesTo(start({ [SAVE]: [refusal('DRAFT10001', { record: '[' })] }), 'failed')
  })

  it('[R5.15] saves at once when somebody waits for it, and says what keeps it from being saved', async () => {
    const begin = (answer: Answers[string]) => {
      const server = fakeServer({ [SAVE]: answer })
      const actors = { save: saveDraftActor(server.client) }
      const input = { form: 'settlement', draft: null }
      return createActor(draftMachine.provide({ actors }), { input }).start()
    }
    const saved = right({ revision: 1, savedAt: '2026-11-21T02:00:00.000Z' })
    const newer = { revision: 4, savedAt: '2026-11-21T02:00:00.000Z', record: '{"realName":"b"}' }

    const untouched = begin([])
    expect(await draftSaved(untouched)()).toEqual(E.right(undefined))

    for (const [answer, ended] of [
      [saved, E.right(undefined)],
      [refusal('SYS10007'), E.left('failed')],
      [refusal('DRAFT10001', newer), E.left('conflict')],
    ] as const) {
      const actor = begin([answer])
      actor.send({ type: 'draft.changed', record: { realName: 'a' } })
      expect(await draftSaved(actor)()).toEqual(ended)
    }
  })

  it('[R5.15] saves again what could not be saved, when somebody waits for it', async () => {
    const actor = start({
      [SAVE]: [refusal('SYS10007'), right({ revision: 1, savedAt: '2026-11-21T02:00:00.000Z' })],
    })
    await comesTo(actor, 'failed')
    expect(await draftSaved(actor)()).toEqual(E.right(undefined))
    expect(actor.getSnapshot().context.revision).toBe(1)
  })
})
