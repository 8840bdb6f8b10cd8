import { chatMessages } from '@compute-mall/core/chat'
import type { Language, Words } from '@compute-mall/core/codec'
import { goodsMessages } from '@compute-mall/core/goods'
import { errorMessages } from '@compute-mall/core/http'
import { grouped, type KeyOf, type Message, messageFor, plainText } from '@compute-mall/core/messages'
import { orderMessages } from '@compute-mall/core/order'
import { paymentMessages } from '@compute-mall/core/payment'
import { purchaseMessages } from '@compute-mall/core/purchase'
import { resourceMessages } from '@compute-mall/core/resource'
import { settlementMessages } from '@compute-mall/core/settlement'
import { withNames } from '@compute-mall/core/text'
import { createInstance } from 'i18next'
import { terminalMessages } from './terminal.messages.ts'

const all = {
  chat: chatMessages,
  error: errorMessages,
  goods: goodsMessages,
  order: orderMessages,
  payment: paymentMessages,
  purchase: purchaseMessages,
  resource: resourceMessages,
  settlement: settlementMessages,
  terminal: terminalMessages,
}

/** Says the messages of the core in one language. */
export interface Texts {
  readonly language: Language
  readonly text: (message: Message) => string
  readonly words: (words: Words) => string
  readonly has: (key: string) => boolean
}

/** A message of this app. */
export const say = messageFor<KeyOf<typeof terminalMessages>>('terminal')

export const textsIn = (language: Language): Texts => {
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
  return {
    language,
    text: ({ key, values = {}, otherwise = key }) =>
      translator.t(key, { ...withNames(values, language), defaultValue: otherwise }),
    words: (words) => words[language],
    has: (key) => translator.exists(key),
  }
}
