import { E } from '@compute-mall/core/fp'
import { type Json, type Recording, replay } from '@compute-mall/core/replay'
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

/** What happened in a recording, line by line, and whether today's chart does the same. */
export const told = (machine: AnyStateMachine, recording: Recording): string => {
  const rows = recording.steps.map(({ at, event, value }, step) => [
    String(step),
    timeText(recording.startedAt, at),
    event.type,
    stateText(value),
  ])
  const again = replay(machine, recording)
  return [
    `${recording.chart}, begun ${recording.startedAt}${recording.isComplete ? '' : ', cut off'}`,
    textTable(['step', 'time (UTC)', 'event', 'state'], rows),
    E.isRight(again)
      ? 'The chart of today does the same.'
      : `The chart of today does something else: ${JSON.stringify(again.left)}`,
  ].join('\n\n')
}
