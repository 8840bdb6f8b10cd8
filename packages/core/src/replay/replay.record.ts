import type { InspectionEvent, StateValue } from 'xstate'
import type { PersonalFields } from '../codec/index.ts'
import type { Clock } from '../time/index.ts'
import {
  type Json,
  RECORDING_VERSION,
  type RecordedEvent,
  type RecordedStep,
  type Recording,
} from './replay.codec.ts'
import { maskPersonal } from './replay.masks.ts'

/** A recording holds so many steps, about an hour of a payment that is asked about every second. */
export const MAX_STEPS = 5_000

/** Records one chart. */
export interface Recorder {
  /** To be given to the actor that is recorded, as its `inspect`. */
  readonly inspect: (event: InspectionEvent) => void
  /** What was recorded so far. */
  readonly recording: () => Recording
}

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value) ?? 'null')

const isOfChart = ({ actorRef, rootId }: InspectionEvent) =>
  'sessionId' in actorRef && actorRef.sessionId === rootId

/**
 * Records one chart from its start: each event that it takes, those of its needs and timers included, when it took
 * it, and where it led. Personal data never enters the recording.
 * @param chart the id of the chart
 * @param input what the chart is started with
 * @param now milliseconds since 1970
 * @param fields what is personal, as the codecs of the calls say: `personalFieldsOf(contract)`
 */
export const createRecorder = (
  chart: string,
  input: unknown,
  now: Clock,
  fields: PersonalFields,
): Recorder => {
  const kept = (value: unknown): Json => maskPersonal(asJson(value), fields)
  const start = now()
  const steps: RecordedStep[] = []
  let isComplete = true
  return {
    inspect: (event) => {
      if (event.type !== '@xstate.snapshot' || !isOfChart(event)) return
      if (event.event.type === 'xstate.init') return
      isComplete = steps.length < MAX_STEPS
      if (!isComplete) return
      const { value } = event.snapshot as typeof event.snapshot & { readonly value: StateValue }
      const taken = kept(event.event) as RecordedEvent
      steps.push({ at: Math.max(0, Math.round(now() - start)), event: taken, value: asJson(value) })
    },
    recording: () => ({
      version: RECORDING_VERSION,
      chart,
      startedAt: new Date(start).toISOString(),
      input: kept(input),
      steps: [...steps],
      isComplete,
    }),
  }
}
