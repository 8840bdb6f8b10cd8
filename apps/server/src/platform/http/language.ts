import type { Language } from '@compute-mall/core/codec'
import { LOCALE_COOKIE, visitLanguage } from '@compute-mall/core/http'
import type { FastifyRequest } from 'fastify'

/** What the caller chose in this browser, else the user's own language, else what the browser asks for (R4.13). */
export const languageOf = (request: FastifyRequest, user: { readonly language: string } | null): Language =>
  visitLanguage(request.cookies?.[LOCALE_COOKIE.name] || user?.language, request.headers['accept-language'])
