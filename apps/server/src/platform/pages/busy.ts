import type { ServerResponse } from 'node:http'
import type { Language } from '@compute-mall/core/codec'
import type { FastifyReply } from 'fastify'

const RETRY_SECONDS = 5

const texts = {
  zh: {
    language: 'zh-CN',
    title: '访问人数较多，请稍候',
    text: `页面将在 ${RETRY_SECONDS} 秒后自动刷新，您也可以立即重试。`,
    retry: '立即重试',
  },
  en: {
    language: 'en',
    title: 'The site is busy',
    text: `This page reloads in ${RETRY_SECONDS} seconds. You can also try again now.`,
    retry: 'Try again',
  },
} as const

const pageIn = (language: Language): string => {
  const { language: tag, title, text, retry } = texts[language]
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${RETRY_SECONDS}"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></body></html>`
}
const pages = { zh: Buffer.from(pageIn('zh')), en: Buffer.from(pageIn('en')) }

const headers = {
  'retry-after': String(RETRY_SECONDS),
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
}

/** Answers 503 with a page that reloads itself. */
export const sendBusyPage = (reply: FastifyReply, language: Language): FastifyReply =>
  reply.code(503).headers(headers).send(pages[language])

/** The same before Fastify has seen the request; the connection ends with it, and its memory is free. */
export const writeBusyPage = (
  response: ServerResponse,
  language: Language,
  always: Readonly<Record<string, string>>,
): void => {
  const page = pages[language]
  response.writeHead(503, { ...always, ...headers, 'content-length': page.length, connection: 'close' })
  response.end(page)
}
