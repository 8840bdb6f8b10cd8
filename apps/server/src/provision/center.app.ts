import type { Language } from '@compute-mall/core/codec'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CENTER_PATH, centerAccountOf } from '../order/index.ts'
import { languageOf } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { isSame } from './center.keys.ts'
import { subjectsOf } from './center.subject.ts'

const words = {
  zh: {
    title: '演示应用',
    signIn: '请使用资源详情页中的账号和初始密码登录。',
    closed: '该资源未在运行中。',
    running: (account: string) => `您已以账号 ${account} 登录，应用运行正常。`,
  },
  en: {
    title: 'Demonstration application',
    signIn: 'Sign in with the account and the initial password of the resource’s page.',
    closed: 'This resource is not open.',
    running: (account: string) => `You are signed in as ${account}. The application is running.`,
  },
} as const

const htmlOf = (language: Language, text: string): string => {
  const { title } = words[language]
  return `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1><p>${text}</p></main></html>`
}

/** The account and password that a browser gives (RFC 7617). */
const basicOf = ({ headers }: FastifyRequest): readonly [account: string, password: string] => {
  const [, encoded = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? []
  const [, account = '', password = ''] =
    /^([^:]*):(.*)$/.exec(Buffer.from(encoded, 'base64').toString()) ?? []
  return [account, password]
}

const show = (reply: FastifyReply, code: 200 | 401 | 404, language: Language, text: string): FastifyReply =>
  reply
    .code(code)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(htmlOf(language, text))

/** The application of a platform that was bought, for a browser: it asks for account and password, as the page has them. */
export const demoApplication = (platform: Platform, app: FastifyInstance): void => {
  const { byLine } = subjectsOf(platform)
  app.get<{ Params: { lineId: string } }>(`${CENTER_PATH}/:lineId/app`, async (request, reply) => {
    const { lineId } = request.params
    const language = languageOf(request, null)
    const account = centerAccountOf(lineId)
    const [given, password] = basicOf(request)
    const subject = await byLine(lineId)
    const expected = subject?.password ?? null
    // Its account alone learns that it is open no more: the password went with it.
    const isLetIn =
      given === account && (subject === undefined || (expected !== null && isSame(password, expected)))
    if (!isLetIn) {
      reply.header('www-authenticate', 'Basic realm="demo", charset="UTF-8"')
      return show(reply, 401, language, words[language].signIn)
    }
    return subject?.kind === 'saas'
      ? show(reply, 200, language, words[language].running(account))
      : show(reply, 404, language, words[language].closed)
  })
}
