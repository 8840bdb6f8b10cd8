import { consumptionOf } from '@compute-mall/core/order'
import { centerAccountOf } from '../order/index.ts'
import type { Subject } from './center.subject.ts'

/** What a command said, and the code that it ended with. */
export interface Outcome {
  readonly text: string
  readonly code: number
  /** Whether the shell ends with it. */
  readonly isLast?: true
}

const ok = (...lines: readonly string[]): Outcome => ({ text: lines.join('\n'), code: 0 })

const NOT_FOUND = 127

const queueOf = ({ clusterId, amount, unit, used }: Subject): Outcome =>
  ok(
    'QUEUE           STATE  RUNNING  PENDING',
    `${`${clusterId}-share`.padEnd(16)}up           0        0`,
    `${unit}: ${used} used, ${consumptionOf(amount, used).left} left of ${amount}`,
  )

const commands: Readonly<Record<string, (subject: Subject, now: Date) => Outcome>> = {
  help: () => ok(`commands: ${Object.keys(commands).join(', ')}`),
  whoami: ({ lineId }) => ok(centerAccountOf(lineId)),
  hostname: ({ clusterId }) => ok(`login.${clusterId}`),
  date: (_, now) => ok(now.toISOString()),
  uptime: ({ endsAt }) =>
    ok(endsAt === null ? 'running, without end' : `running until ${endsAt.toISOString()}`),
  queue: queueOf,
  sinfo: queueOf,
  squeue: () => ok('JOBID  NAME  STATE'),
  ls: () => ok('readme.txt'),
  exit: () => ({ text: '', code: 0, isLast: true }),
}

/** The answer of the demonstration centre's shell to one line. */
export const answerLine = (line: string, subject: Subject, now: Date): Outcome => {
  const [name = ''] = line.trim().split(/\s+/)
  if (name === '') return ok()
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  return command?.(subject, now) ?? { text: `${name}: command not found; try help`, code: NOT_FOUND }
}

/** What stands before a line that is to be typed. */
export const promptOf = ({ lineId, clusterId }: Subject): string =>
  `[${centerAccountOf(lineId)}@${clusterId} ~]$ `
