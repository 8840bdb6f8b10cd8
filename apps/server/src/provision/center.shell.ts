import { consumptionOf } from '@compute-mall/core/order'
import { centerAccountOf } from '../order/index.ts'
import type { Machine, Subject } from './center.subject.ts'

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

const RELEASE = '5.15.0-demo'

/** One line per card, as each maker's own tool lists them. */
const cardsOf = ({ machine: { cards, card } }: Subject, head: string): Outcome =>
  ok(
    head,
    ...Array.from({ length: cards }, (_, index) => `${String(index).padEnd(6)}${card.padEnd(24)}0%    idle`),
  )

const missing = (name: string): Outcome => ({
  text: `${name}: command not found; try help`,
  code: NOT_FOUND,
})

/** A tool of one kind of card is there on machines that have such cards. */
const toolFor =
  (kind: Machine['kind'], name: string, head: string) =>
  (subject: Subject): Outcome =>
    subject.machine.kind === kind ? cardsOf(subject, head) : missing(name)

const CARD_HEAD = 'CARD  NAME                    UTIL  STATE'

const commands: Readonly<Record<string, (subject: Subject, now: Date) => Outcome>> = {
  help: (subject, now) =>
    ok(
      `commands: ${Object.keys(commands)
        .filter((name) => name === 'help' || commands[name]?.(subject, now).code === 0)
        .join(', ')}`,
    ),
  whoami: ({ lineId }) => ok(centerAccountOf(lineId)),
  hostname: ({ clusterId }) => ok(`login.${clusterId}`),
  date: (_, now) => ok(now.toISOString()),
  uptime: ({ endsAt }) =>
    ok(endsAt === null ? 'running, without end' : `running until ${endsAt.toISOString()}`),
  queue: queueOf,
  sinfo: ({ clusterId, machine: { kind, cards, card } }) =>
    ok(
      'PARTITION       AVAIL  NODES  STATE  GRES',
      `${`${clusterId}-share`.padEnd(16)}up     1      idle   ${kind === 'cpu' ? '(null)' : `${kind}:${card}:${cards}`}`,
    ),
  uname: () => ok(`Linux demo ${RELEASE} x86_64 GNU/Linux`),
  lscpu: ({ machine: { kind } }) =>
    ok(
      'Architecture:        x86_64',
      // DCU nodes are built on processors of the same maker.
      `Model name:          ${kind === 'dcu' ? 'Hygon C86 (demonstration)' : 'Demonstration processor'}`,
    ),
  'nvidia-smi': toolFor('gpu', 'nvidia-smi', CARD_HEAD),
  'hy-smi': toolFor('dcu', 'hy-smi', CARD_HEAD),
  'rocm-smi': toolFor('dcu', 'rocm-smi', CARD_HEAD),
  squeue: () => ok('JOBID  NAME  STATE'),
  ls: () => ok('readme.txt'),
  exit: () => ({ text: '', code: 0, isLast: true }),
}

/** The answer of the demonstration centre's shell to one line. */
export const answerLine = (line: string, subject: Subject, now: Date): Outcome => {
  const [name = ''] = line.trim().split(/\s+/)
  if (name === '') return ok()
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  return command?.(subject, now) ?? missing(name)
}

/** What stands before a line that is to be typed. */
export const promptOf = ({ lineId, clusterId }: Subject): string =>
  `[${centerAccountOf(lineId)}@${clusterId} ~]$ `
