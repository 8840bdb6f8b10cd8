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

/** Answers 503 with a page that reloads itself: it costs nothing to make. */
export const sendBusyPage = (reply: FastifyReply, language: Language): FastifyReply => {
  const { language: tag, title, text, retry } = texts[language]
  return reply
    .code(503)
    .header('retry-after', String(RETRY_SECONDS))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${RETRY_SECONDS}"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></body></html>`,
    )
}
