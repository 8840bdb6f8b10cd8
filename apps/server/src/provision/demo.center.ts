import { timingSafeEqual } from 'node:crypto'
import { consumptionOf, isMetered } from '@compute-mall/core/order'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CENTER_PATH, centerKeyOf, demoUse } from '../order/index.ts'
import type { Platform } from '../platform/platform.ts'

/** What the demonstration centre knows of an open resource. */
interface Subject {
  readonly lineId: string
  readonly amount: number
  readonly unit: string
  /** How much of its amount is used up. */
  readonly used: number
  readonly endsAt: Date | null
}

type Answer = (subject: Subject, now: Date) => Readonly<Record<string, unknown>> | string

const accountOf = ({ lineId }: Subject): string => `cm${lineId.slice(-8)}`

const queue: Answer = (subject) => ({
  account: accountOf(subject),
  state: 'UP',
  running: 0,
  pending: 0,
  used: subject.used,
  left: consumptionOf(subject.amount, subject.used).left,
  unit: subject.unit,
})

const status: Answer = ({ endsAt }, now) => ({
  state: 'running',
  endsAt: endsAt?.toISOString() ?? null,
  checkedAt: now.toISOString(),
})

const usage: Answer = (subject) => ({
  account: accountOf(subject),
  capacity: subject.amount,
  unit: subject.unit,
  used: 0,
  files: 0,
})

const chat: Answer = ({ lineId }, now) => ({
  id: `chatcmpl-${lineId.slice(-12)}`,
  object: 'chat.completion',
  created: Math.floor(now.getTime() / 1000),
  model: 'demo-model',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: 'Hello! The demonstration centre has received your request.' },
      finish_reason: 'stop',
    },
  ],
})

/** By method and path, what the commands of `accessFor` call. */
const answers: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['GET queue', queue],
  ['GET status', status],
  ['GET usage', usage],
  ['GET app', status],
  ['POST licence', ({ endsAt }) => ({ state: 'activated', endsAt: endsAt?.toISOString() ?? null })],
  ['POST v1/chat/completions', chat],
  ['GET files/readme.txt', () => 'The files of this resource are ready.\n'],
])

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const bearerOf = ({ headers }: FastifyRequest): string => headers.authorization?.replace(/^Bearer /, '') ?? ''

const refuse = (reply: FastifyReply, code: 401 | 404, error: string): FastifyReply =>
  reply.code(code).header('cache-control', 'no-store').send({ error })

/**
 * The computing centre of the embedded provisioner: answers the commands that it hands out, for as long as the resource
 * is open, to whoever has its key.
 */
export const demoCenter =
  ({ db, vault, clock }: Platform) =>
  async (app: FastifyInstance): Promise<void> => {
    const find = async (lineId: string): Promise<Subject | undefined> => {
      const row = await db
        .selectFrom('order_lines')
        .select(['id', 'document', 'opened_at', 'ends_at'])
        .where('id', '=', lineId)
        .where('provision_status', '=', 'open')
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { amount, unit } = row.document
      const used =
        row.opened_at !== null && isMetered(row.document)
          ? demoUse(amount, row.opened_at, new Date(clock()))
          : 0
      return { lineId: row.id, amount, unit, used, endsAt: row.ends_at }
    }
    app.route<{ Params: { lineId: string; '*': string } }>({
      method: ['GET', 'POST'],
      url: `${CENTER_PATH}/:lineId/*`,
      handler: async (request, reply) => {
        const { lineId } = request.params
        if (!isSame(bearerOf(request), centerKeyOf(vault, lineId)))
          return refuse(reply, 401, 'The access key is not that of this resource.')
        const subject = await find(lineId)
        if (subject === undefined) return refuse(reply, 404, 'This resource is not open.')
        const answer = answers.get(`${request.method} ${request.params['*']}`)
        if (answer === undefined) return refuse(reply, 404, 'The demonstration centre has no such call.')
        return reply.header('cache-control', 'no-store').send(answer(subject, new Date(clock())))
      },
    })
  }
