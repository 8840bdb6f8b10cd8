import { renderSVG } from 'uqr'
import { type Html, html, raw } from './html.ts'
import { style } from './page.style.ts'
import { type Language, texts } from './page.texts.ts'
import type { PayerAction, Payment, Refund, TradeState, Transaction } from './payment.ts'

/** What the payer's page shows; it knows no request and no database. */
export interface PageView {
  readonly language: Language
  readonly payment: Payment
  readonly state: TradeState
  readonly actions: readonly PayerAction[]
  readonly transactions: readonly Transaction[]
  readonly refunds: readonly Refund[]
  /** The address of this page: what the QR code leads to. */
  readonly address: string
  /** The last step came when the payment had changed already. */
  readonly tooLate: boolean
}

const locales = { zh: 'zh-CN', en: 'en-GB' } as const
const tags = { zh: 'zh-CN', en: 'en' } as const

const yuan = (language: Language, amount: string): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  }).format(Number(amount))

const moment = (language: Language, instant: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Shanghai',
  }).format(Date.parse(instant))

const shell = (language: Language, heading: string, other: Html, body: Html): string =>
  html`<!doctype html>
<html lang="${tags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · ${texts[language].title}</title>
<style>${raw(style)}</style>
</head>
<body>
<header class="top"><div><h1>${texts[language].title}</h1>${other}</div></header>
<main>${body}</main>
</body>
</html>`.markup

const otherLanguage = (language: Language): Html =>
  language === 'zh'
    ? html`<a href="?lang=en" lang="en" hreflang="en">${texts.zh.other}</a>`
    : html`<a href="?lang=zh" lang="zh-CN" hreflang="zh-CN">${texts.en.other}</a>`

export const paymentPage = (view: PageView): string => {
  const { language, payment } = view
  return shell(
    language,
    payment.orderNo,
    otherLanguage(language),
    html`<p class="note">${texts[language].notice}</p>${tooLate(view)}${summary(view)}${actionForm(view)}${history(view)}${code(view)}`,
  )
}

export const missingPage = (language: Language): string =>
  shell(
    language,
    texts[language].missing,
    otherLanguage(language),
    html`<section class="card"><h2>${texts[language].missing}</h2><p class="note">${texts[language].missingHint}</p></section>`,
  )

/** The page without a payment: payments are opened by their codes. */
export const startPage = (language: Language): string =>
  shell(
    language,
    texts[language].title,
    otherLanguage(language),
    html`<section class="card"><h2>${texts[language].start}</h2><p class="note">${texts[language].startHint}</p></section>`,
  )

const tooLate = ({ language, tooLate }: PageView): Html =>
  tooLate ? html`<p class="card alert" role="alert">${texts[language].tooLate}</p>` : html``

/** The way back to the shop, whatever became of the payment. */
const back = ({ language, payment: { returnUrl } }: PageView): Html =>
  returnUrl === undefined ? html`` : html`<p><a href="${returnUrl}">${texts[language].back}</a></p>`

const summary = (view: PageView): Html => {
  const { language, payment, state } = view
  const text = texts[language]
  const row = (name: string, value: string) => html`<dt>${name}</dt><dd>${value}</dd>`
  return html`<section class="card" aria-label="${text.amount}">
<p class="state ${state}" role="status">${text.state[state]}</p>
<p class="amount">${yuan(language, payment.amount)}</p>
<dl>${[
    row(text.payee, payment.payee[language]),
    row(text.subject, payment.subject[language]),
    row(text.order, payment.orderNo),
    row(text.expires, moment(language, payment.expireTime)),
  ]}</dl>${back(view)}
</section>`
}

const actionForm = ({ language, payment, actions }: PageView): Html => {
  if (actions.length === 0) return html``
  const text = texts[language]
  const button = (action: PayerAction) =>
    html`<button class="${action}" formaction="/pay/${payment.token}/${action}?lang=${language}"><b>${text.action[action]}</b><span>${text.hint[action]}</span></button>`
  return html`<section class="card"><h2>${text.actions}</h2>
<form method="post">${actions.map(button)}
<label><input type="checkbox" name="silent" value="on"><span>${text.silent}<small>${text.silentHint}</small></span></label>
</form></section>`
}

const history = ({ language, transactions, refunds }: PageView): Html => {
  const text = texts[language]
  const list = (heading: string, rows: readonly { readonly id: string; readonly amount: string }[]) =>
    html`<section class="card"><h2>${heading}</h2><ul>${rows.map(
      ({ id, amount }) => html`<li><span>${id}</span><span>${yuan(language, amount)}</span></li>`,
    )}</ul></section>`
  return html`${[
    ...(transactions.length > 0
      ? [
          list(
            text.transactions,
            transactions.map(({ transactionId: id, amount }) => ({ id, amount })),
          ),
        ]
      : []),
    ...(refunds.length > 0
      ? [
          list(
            text.refunds,
            refunds.map(({ refundId: id, amount }) => ({ id, amount })),
          ),
        ]
      : []),
  ]}`
}

const code = ({ language, address }: PageView): Html => {
  const text = texts[language]
  return html`<details class="card"><summary>${text.code}</summary>
<div role="img" aria-label="${text.code}">${raw(renderSVG(address, { border: 2 }))}</div>
<p class="note">${text.leadsTo}</p><p class="mono">${address}</p></details>`
}
