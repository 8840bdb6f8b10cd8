import { createHash } from 'node:crypto'
import type { Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { type ErrorCode, errorText, type Refusal } from '@compute-mall/core/http'
import { pages } from '../addresses.ts'

interface Words {
  readonly title: string
  readonly text: string
}

/** A person reads an address, not a call: what these refusals mean for a page. */
const words: Partial<Record<ErrorCode, Readonly<Record<Language, Words>>>> = {
  [refusals.invalidInput.code]: {
    zh: { title: '地址或请求有误', text: '请检查网址是否完整，或从首页重新进入。' },
    en: { title: 'This address is not valid', text: 'Check the address, or start from the home page.' },
  },
  [refusals.noSuchCall.code]: {
    zh: { title: '您访问的页面不存在', text: '页面可能已被移除，或地址有误。' },
    en: { title: 'Page not found', text: 'It may have been removed, or the address is wrong.' },
  },
  [refusals.tooLarge.code]: {
    zh: { title: '地址或提交的内容过长', text: '请缩短后重试，或从首页重新进入。' },
    en: { title: 'This request is too large', text: 'Shorten it, or start from the home page.' },
  },
}

const frame = {
  zh: { tag: 'zh-CN', title: '页面无法显示', home: '返回首页' },
  en: { tag: 'en', title: 'This page cannot be shown', home: 'Go to the home page' },
} as const

const wordsOf = (refusal: Refusal, language: Language): Words =>
  words[refusal.code]?.[language] ?? { title: frame[language].title, text: errorText(refusal, language) }

/** Colours, radii and sizes of the usual theme. */
const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f5f6f8;color:#16181d;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{box-sizing:border-box;max-width:560px;margin:16px;padding:32px;border-radius:8px;background:#fff;text-align:center;overflow-wrap:anywhere}
h1{margin:0;font-size:24px;line-height:1.4}
h2{margin:24px 0 0;font-size:16px;color:#4b515c}
p{margin:8px 0 0;color:#4b515c}
a{display:inline-block;margin-top:24px;padding:10px 24px;border-radius:6px;background:#c00019;color:#fff;text-decoration:none}`

/** What the page of a refusal may load: its own style. */
export const ERROR_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A refusal as a page, in the reader's language first. It loads nothing, since the rest of the product may be away. */
export const errorPage = (refusal: Refusal, language: Language): string => {
  const other = language === 'zh' ? 'en' : 'zh'
  const [own, also] = [wordsOf(refusal, language), wordsOf(refusal, other)]
  const { address } = refusal.details ?? {}
  const home = typeof address === 'string' ? address : pages.mall
  return (
    `<!doctype html><html lang="${frame[language].tag}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(own.title)}</title>` +
    `<style>${STYLE}</style></head><body><main><h1>${escaped(own.title)}</h1><p>${escaped(own.text)}</p>` +
    `<div lang="${frame[other].tag}"><h2>${escaped(also.title)}</h2><p>${escaped(also.text)}</p></div>` +
    `<a href="${escaped(home)}">${frame[language].home}</a></main></body></html>`
  )
}

/** Whether a browser asks for a page, rather than a script for an answer. */
export const wantsPage = (accept: string | undefined): boolean => accept?.includes('text/html') === true
