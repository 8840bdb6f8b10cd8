import { decode } from '@compute-mall/core/codec'
import { contract } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { personalFieldsOf } from '@compute-mall/core/http'
import { type Json, type Recording, replay, SessionRecording } from '@compute-mall/core/replay'
import type { AnyStateMachine } from 'xstate'
import { textTable } from '../measure/table.ts'

/** A state as a person reads it: `open.shown (polling: asking, countdown: ample)`. */
export const stateText = (value: Json): string => {
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value)
  const [[name, inner] = ['', null]] = parts
  if (parts.length > 1) return `(${parts.map(([key, each]) => `${key}: ${stateText(each)}`).join(', ')})`
  const within = stateText(inner)
  return within.startsWith('(') ? `${name} ${within}` : `${name}.${within}`
}

const timeText = (startedAt: string, at: number) =>
  new Date(Date.parse(startedAt) + at).toISOString().slice(11, 23)

export interface Told {
  readonly text: string
  /** Whether the charts of today do the same. */
  readonly isSame: boolean
}

/** What happened in a recording, line by line, and whether today's chart does the same. */
export const told = (machine: AnyStateMachine, recording: Recording): Told => {
  const rows = recording.steps.map(({ at, event, value }, step) => [
    String(step),
    timeText(recording.startedAt, at),
    event.type,
    stateText(value),
  ])
  const again = replay(machine, recording, personalFieldsOf(contract))
  const text = [
    `${recording.chart}, begun ${recording.startedAt}${recording.isComplete ? '' : ', cut off'}`,
    textTable(['step', 'time (UTC)', 'event', 'state'], rows),
    E.isRight(again)
      ? 'The chart of today does the same.'
      : `The chart of today does something else: ${JSON.stringify(again.left)}`,
  ].join('\n\n')
  return { text, isSame: E.isRight(again) }
}

const toldOf = (machines: readonly AnyStateMachine[], recording: Recording): Told => {
  const machine = machines.find(({ id }) => id === recording.chart)
  return machine
    ? told(machine, recording)
    : { text: `There is no chart '${recording.chart}'.`, isSame: false }
}

/** What happened in the file of a recording, of one chart or of all that a session started. */
export const toldAll = (machines: readonly AnyStateMachine[], content: unknown): Told => {
  const session = decode(SessionRecording)(Array.isArray(content) ? content : [content])
  if (E.isLeft(session))
    return { text: `This is no recording of this version: ${JSON.stringify(session.left[0])}`, isSame: false }
  const all = session.right.map((recording) => toldOf(machines, recording))
  return { text: all.map(({ text }) => text).join('\n\n\n'), isSame: all.every(({ isSame }) => isSame) }
}
