import type { Language } from '@compute-mall/core/codec'
import { grouped, type Messages, plainText } from '@compute-mall/core/messages'
import { createInstance, type i18n } from 'i18next'

/** Texts by namespace, which is the name of their module. */
export type Texts = Readonly<Record<string, Messages>>

/**
 * A translator that is ready at once, on the server and in the browser. A missing text is told, never taken from the
 * other language (R1.01).
 */
export const createI18n = (language: Language, texts: Texts, missing: (key: string) => void): i18n => {
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: {},
    ns: [],
    defaultNS: 'parts',
    keySeparator: false,
    returnNull: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false },
    saveMissing: true,
    postProcess: [plainText.name],
    missingKeyHandler: (_languages, namespace, key) => missing(`${namespace}:${key}`),
  })
  void instance.use(plainText).use(grouped).init()
  addTexts(instance, texts)
  return instance
}

/** Adds the texts of modules that were loaded later. */
export const addTexts = (instance: i18n, texts: Texts): void => {
  for (const [namespace, { zh, en }] of Object.entries(texts)) {
    instance.addResourceBundle('zh', namespace, zh)
    instance.addResourceBundle('en', namespace, en)
  }
}
