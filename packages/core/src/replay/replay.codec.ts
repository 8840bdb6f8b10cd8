import * as t from 'io-ts'
import { Count, Instant, StringOf } from '../codec/index.ts'

/** Whatever JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

const isJson = (value: unknown): value is Json => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value === 'object' && Object.values(value).every(isJson)
}

/** Reads whatever JSON can hold. */
export const Json = new t.Type<Json, Json, unknown>(
  'Json',
  isJson,
  (u, c) => (isJson(u) ? t.success(u) : t.failure(u, c, 'expected JSON')),
  t.identity,
)

/** An event with everything that it carries. */
export interface RecordedEvent {
  readonly type: string
  readonly [field: string]: Json
}

const isEvent = (value: unknown): value is RecordedEvent =>
  isJson(value) &&
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string'

const RecordedEvent = new t.Type<RecordedEvent, RecordedEvent, unknown>(
  'RecordedEvent',
  isEvent,
  (u, c) => (isEvent(u) ? t.success(u) : t.failure(u, c, 'expected an event')),
  t.identity,
)

/** One event that a chart took: what a person did, what an answer brought, or that a timer ran out. */
export const RecordedStep = t.readonly(
  t.type({
    /** Milliseconds since the recording began. */
    at: Count,
    event: RecordedEvent,
    /** The state in which the chart was afterwards. */
    value: Json,
  }),
  'RecordedStep',
)
export type RecordedStep = t.TypeOf<typeof RecordedStep>

/** Grows when an older recording could no longer be read as it was meant. */
export const RECORDING_VERSION = 1

/** What happened to one chart from its start, personal data masked: as JSON, to be stored and sent. */
export const Recording = t.readonly(
  t.type({
    version: t.literal(RECORDING_VERSION),
    /** The id of the chart, as in docs/statecharts.md. */
    chart: StringOf('ChartId', (s) => /^[\w-]{1,64}$/.test(s)),
    startedAt: Instant,
    input: Json,
    steps: t.readonlyArray(RecordedStep),
    /** False when there were more steps than a recording holds; the ones that it holds are the first. */
    isComplete: t.boolean,
  }),
  'Recording',
)
export type Recording = t.TypeOf<typeof Recording>
