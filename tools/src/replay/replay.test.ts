import { orderMachine } from '@compute-mall/core/order'
import { createRecorder } from '@compute-mall/core/replay'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { stateText, told, toldAll } from './told.ts'

describe('a state in words', () => {
  it.each([
    ['paid', 'paid'],
    [{ open: 'hidden' }, 'open.hidden'],
    [
      { open: { shown: { polling: 'asking', countdown: 'ample' } } },
      'open.shown (polling: asking, countdown: ample)',
    ],
  ])('%j is %s', (value, text) => expect(stateText(value)).toBe(text))
})

describe('a recording that is told', () => {
  const noon = Date.parse('2026-11-21T12:00:00.000Z')
  const recorder = createRecorder('order', null, () => noon, new Map())
  const order = createActor(orderMachine, { inspect: recorder.inspect }).start()
  order.send({ type: 'payment.opened' })
  order.send({ type: 'payment.received' })
  const recording = recorder.recording()

  it('has a line for each step, and says that the chart still does the same', () => {
    expect(told(orderMachine, recording).text.split('\n')).toEqual([
      'order, begun 2026-11-21T12:00:00.000Z',
      '',
      'step    time (UTC)             event     state',
      '────  ────────────  ────────────────  ────────',
      '0     12:00:00.000    payment.opened  charging',
      '1     12:00:00.000  payment.received      paid',
      '',
      'The chart of today does the same.',
    ])
  })

  it('says where the chart does something else', () => {
    const steps = recording.steps.map((step) => ({ ...step, value: 'unpaid' }))
    const { text, isSame } = told(orderMachine, { ...recording, steps, isComplete: false })
    expect(text).toMatch(/cut off[\s\S]*something else: .*"step":0,"expected":"unpaid","reached":"charging"/)
    expect(isSame).toBe(false)
  })

  it('tells all of a session, one chart after the other', () => {
    const { text, isSame } = toldAll([orderMachine], [recording, recording])
    expect(text.split('\n\n\n')).toHaveLength(2)
    expect(isSame).toBe(true)
    expect(toldAll([orderMachine], recording)).toEqual(told(orderMachine, recording))
  })

  it('names a chart that there is no more, and a file that holds none', () => {
    expect(toldAll([], [recording])).toEqual({ text: "There is no chart 'order'.", isSame: false })
    expect(toldAll([orderMachine], { version: 2 })).toMatchObject({ isSame: false })
  })
})
