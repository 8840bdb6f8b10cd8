import type { Words } from '@compute-mall/core/codec'
import { goodsMessages } from '@compute-mall/core/goods'
import { errorMessages, visitLanguage } from '@compute-mall/core/http'
import { grouped, type KeyOf, type Message, messageFor, plainText } from '@compute-mall/core/messages'
import { paymentMessages } from '@compute-mall/core/payment'
import { purchaseMessages } from '@compute-mall/core/purchase'
import { resourceMessages } from '@compute-mall/core/resource'
import { withNames } from '@compute-mall/core/text'
import { createInstance } from 'i18next'
import { plainMessages } from './plain.messages.ts'

const all = {
  error: errorMessages,
  goods: goodsMessages,
  payment: paymentMessages,
  plain: plainMessages,
  purchase: purchaseMessages,
  resource: resourceMessages,
}

/** The language of the visitor, as every app of the mall decides it (R4.13). */
export const language = visitLanguage(/(?:^|; )locale=([^;]*)/.exec(document.cookie)?.[1], navigator.language)

const translator = createInstance({
  lng: language,
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
  postProcess: [plainText.name],
  resources: {
    [language]: Object.fromEntries(Object.entries(all).map(([module, texts]) => [module, texts[language]])),
  },
})
void translator.use(plainText).use(grouped).init()

/** A message of the core in the visitor's language. */
export const text = ({ key, values = {}, otherwise = key }: Message): string =>
  translator.t(key, { ...withNames(values, language), defaultValue: otherwise })
export const hasText = (key: string): boolean => translator.exists(key)
export const words = (both: Words): string => both[language]
/** A message of this page. */
export const say = messageFor<KeyOf<typeof plainMessages>>('plain')
