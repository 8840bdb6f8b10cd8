import type { Language } from '@compute-mall/core/codec'
import { errorMessages } from '@compute-mall/core/http'
import { addTexts, createI18n, type Texts } from '@compute-mall/react'
import type { i18n } from 'i18next'
import { frameTexts } from '../frame/texts.ts'

const missing = (key: string) => console.error(`There is no text ${key}.`)

/** What every page may say, and one that cannot be shown: the words of every refusal. */
const texts = { ...frameTexts, error: errorMessages }

/** One translator per language for all requests: nothing about it changes but that pages add their texts. */
export const translators: Readonly<Record<Language, i18n>> = {
  zh: createI18n('zh', texts, missing),
  en: createI18n('en', texts, missing),
}

export const addEverywhere = (more: Texts): void => {
  for (const translator of Object.values(translators)) addTexts(translator, more)
}
