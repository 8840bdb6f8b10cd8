import * as t from 'io-ts'
import type { PersonalFields } from '../codec/index.ts'
import type { Clock } from '../time/index.ts'
import { Recording } from './replay.codec.ts'
import { createRecorder, type Recorder } from './replay.record.ts'

/** A session holds so many charts; the first ones stay. */
export const MAX_CHARTS = 500

/** What happened in a session of an app: each of its charts, in the order in which they were started. */
export const SessionRecording = t.readonlyArray(Recording, 'SessionRecording')
export type SessionRecording = t.TypeOf<typeof SessionRecording>

/** Gives the `inspect` of a chart that is about to start, from its id and its input. */
export type Inspect = (chart: string, input: unknown) => Recorder['inspect']

/** For an app that records nothing. */
export const unrecorded: Inspect = () => () => {}

/** Records every chart of a session. */
export interface SessionRecorder {
  readonly inspect: Inspect
  /** What was recorded so far. */
  readonly recording: () => SessionRecording
}

/**
 * Records the charts of a session, each from its start, personal data masked.
 * @param now milliseconds since 1970
 * @param fields what is personal, as the codecs of the calls say
 * @example
 * import { contract } from '@compute-mall/core/contract'
 * import { personalFieldsOf } from '@compute-mall/core/http'
 * import { createSessionRecorder } from '@compute-mall/core/replay'
 * import { orderMachine } from '@compute-mall/core/order'
 * import { createActor } from 'xstate'
 *
 * const { inspect, recording } = createSessionRecorder(() => 0, personalFieldsOf(contract))
 * const order = createActor(orderMachine, { inspect: inspect(orderMachine.id, null) }).start()
 * order.send({ type: 'payment.opened' })
 * recording().map(({ chart, steps }) => `${chart}: ${steps.length}`) // → ['order: 1']
 */
export const createSessionRecorder = (now: Clock, fields: PersonalFields): SessionRecorder => {
  const recorders: Recorder[] = []
  return {
    inspect: (chart, input) => {
      if (recorders.length === MAX_CHARTS) return () => {}
      const recorder = createRecorder(chart, input, now, fields)
      recorders.push(recorder)
      return recorder.inspect
    },
    recording: () => recorders.map((recorder) => recorder.recording()),
  }
}
