import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { TE, taskActor, unprovided } from './index.ts'

type Asked =
  | { readonly type: 'found'; readonly name: string }
  | { readonly type: 'missed'; readonly why: string }

const chart = setup({
  types: { events: {} as Asked | { type: 'leave' } },
  actors: { find: unprovided<{ id: string }>('sample: find') },
}).createMachine({
  initial: 'asking',
  states: {
    asking: {
      invoke: { src: 'find', input: { id: '7' } },
      on: { found: 'glad', missed: 'sad', leave: 'gone' },
    },
    glad: {},
    sad: {},
    gone: { on: { found: 'glad', missed: 'sad' } },
  },
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

const started = (task: (input: { id: string }) => TE.TaskEither<Asked, Asked>) =>
  createActor(chart.provide({ actors: { find: taskActor(task) } })).start()

describe('an actor that runs a task', () => {
  it('[R7.02] tells its chart the event of either outcome', async () => {
    const glad = started(({ id }) => TE.right({ type: 'found', name: id }))
    const sad = started(() => TE.left({ type: 'missed', why: 'gone' }))
    await settled()
    expect([glad.getSnapshot().value, sad.getSnapshot().value]).toEqual(['glad', 'sad'])
  })

  it('[R7.02] tells nothing once its state was left', async () => {
    const actor = started(() => TE.right({ type: 'found', name: '' }))
    actor.send({ type: 'leave' })
    await settled()
    expect(actor.getSnapshot().value).toBe('gone')
  })

  it('[R7.02] is missed by name where it was not provided', async () => {
    const actor = createActor(chart)
    const failure = new Promise((resolve) => actor.subscribe({ error: resolve }))
    actor.start()
    await expect(failure).resolves.toEqual(new Error('sample: find is not provided'))
  })
})
