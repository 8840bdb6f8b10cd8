import { consumptionOf } from '@compute-mall/core/order'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CENTER_PATH, centerAccountOf, centerKeyOf } from '../order/index.ts'
import type { Platform } from '../platform/platform.ts'
import { demoApplication } from './center.app.ts'
import { isSame } from './center.keys.ts'
import { sshServer } from './center.ssh.ts'
import { type Subject, subjectsOf } from './center.subject.ts'

type Answer = (subject: Subject, now: Date) => Readonly<Record<string, unknown>> | string

const accountOf = ({ lineId }: Subject): string => centerAccountOf(lineId)

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
  ['POST licence', ({ endsAt }) => ({ state: 'activated', endsAt: endsAt?.toISOString() ?? null })],
  ['POST v1/chat/completions', chat],
  ['GET files/readme.txt', () => 'The files of this resource are ready.\n'],
])

const bearerOf = ({ headers }: FastifyRequest): string => headers.authorization?.replace(/^Bearer /, '') ?? ''

const refuse = (reply: FastifyReply, code: 401 | 404, error: string): FastifyReply =>
  reply.code(code).header('cache-control', 'no-store').send({ error })

/** Takes SSH for as long as the server listens. */
const listenForSsh = (platform: Platform, app: FastifyInstance): void => {
  const { centerSshPort: port } = platform.config
  if (port === null) return
  let server: ReturnType<typeof sshServer> | undefined
  app.addHook('onListen', async () => {
    server = sshServer(platform, port)
  })
  app.addHook('onClose', async () => server?.stop())
}

/**
 * The computing centre of the embedded provisioner: answers the commands that it hands out, for as long as the resource
 * is open, to whoever has its key.
 */
export const demoCenter =
  (platform: Platform) =>
  async (app: FastifyInstance): Promise<void> => {
    const { vault, clock } = platform
    const { byLine } = subjectsOf(platform)
    listenForSsh(platform, app)
    demoApplication(platform, app)
    app.route<{ Params: { lineId: string; '*': string } }>({
      method: ['GET', 'POST'],
      url: `${CENTER_PATH}/:lineId/*`,
      handler: async (request, reply) => {
        const { lineId } = request.params
        if (!isSame(bearerOf(request), centerKeyOf(vault, lineId)))
          return refuse(reply, 401, 'The access key is not that of this resource.')
        const subject = await byLine(lineId)
        if (subject === undefined) return refuse(reply, 404, 'This resource is not open.')
        const answer = answers.get(`${request.method} ${request.params['*']}`)
        if (answer === undefined) return refuse(reply, 404, 'The demonstration centre has no such call.')
        return reply.header('cache-control', 'no-store').send(answer(subject, new Date(clock())))
      },
    })
  }
