import type { IncomingMessage } from 'node:http'
import type { Language } from '@compute-mall/core/codec'
import { LOCALE_COOKIE, visitLanguage } from '@compute-mall/core/http'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

/** What the caller chose in this browser, else the user's own language, else what the browser asks for (R4.13). */
export const languageOf = (request: FastifyRequest, user: { readonly language: string } | null): Language =>
  visitLanguage(request.cookies?.[LOCALE_COOKIE.name] || user?.language, request.headers['accept-language'])

/** The language of a visit that nobody has looked into: what was chosen in this browser, else what it asks for. */
export const visitLanguageOf = ({ headers }: IncomingMessage): Language =>
  visitLanguage(fastifyCookie.parse(headers.cookie ?? '')[LOCALE_COOKIE.name], headers['accept-language'])
