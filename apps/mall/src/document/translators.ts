import { createTextLoader, frameTexts, sharedTexts } from '@compute-mall/app'
import type { Language } from '@compute-mall/core/codec'
import { createI18n } from '@compute-mall/react'
import type { i18n } from 'i18next'
import { mall } from '../mall.ts'

const missing = (key: string) => console.error(`There is no text ${key}.`)

/** One translator per language for all requests: nothing about it changes but that pages add their texts. */
export const translators: Readonly<Record<Language, i18n>> = {
  zh: createI18n('zh', {}, missing),
  en: createI18n('en', {}, missing),
}

const loaders = Object.values(translators).map((translator) =>
  createTextLoader(translator, { ...sharedTexts, ...mall.texts }),
)

/** Makes sure that pages can be drawn with these texts in every language. */
export const loadEverywhere = async (names: readonly string[]): Promise<void> => {
  await Promise.all(loaders.map(({ load }) => load(names)))
}

/** The texts of every page on either device, before the first is drawn. */
export const loadFrame = (): Promise<void> =>
  loadEverywhere([...frameTexts, ...mall.layoutTexts.desktop, ...mall.layoutTexts.mobile, 'error'])
