import type { Language } from '@compute-mall/core/codec'
import { afterSpeech, languageOf, type Speech } from '@compute-mall/core/http'
import type { Messages } from '@compute-mall/core/messages'
import type { i18n } from 'i18next'
import { addTexts, type Texts } from './createI18n.ts'

/** The texts of one language by namespace and key, as a server embeds those of a page in its document. */
export type EmbeddedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * What stands for a module's messages in a browser whose build leaves them out (`lazyMessages` of tools/src/vite):
 * the server embeds those of the first page, the others are loaded when they are needed.
 */
type LazyMessages = () => Promise<Messages>
const isLazy = (messages: Messages): messages is Messages & LazyMessages => typeof messages === 'function'

/** The texts that an app may need, of which a browser holds those it has needed so far. */
export interface Library {
  /** Makes sure that these can be read in the present language. */
  readonly need: (texts: Texts) => Promise<void>
  /** Changes the language once all that was needed so far can be read in it; of several the last counts (R1.01). */
  readonly speak: (language: Language) => Promise<void>
}

/** @param embedded what the server has put into the document, in the translator's language */
export const createLibrary = (instance: i18n, embedded: EmbeddedTexts = {}): Library => {
  const shelf = new Map<string, Messages>()
  const first = languageOf(instance.language)
  let speech: Speech = { spoken: first, wanted: first }
  for (const [namespace, texts] of Object.entries(embedded))
    instance.addResourceBundle(instance.language, namespace, texts)

  const fetchIn = async (language: string, names: Iterable<string>): Promise<void> => {
    const wanted = [...names].filter((name) => !instance.hasResourceBundle(language, name))
    await Promise.all(
      wanted.map(async (name) => {
        const messages = shelf.get(name)
        if (messages !== undefined)
          addTexts(instance, { [name]: isLazy(messages) ? await messages() : messages })
      }),
    )
  }
  return {
    need: (texts) => {
      for (const [name, messages] of Object.entries(texts)) shelf.set(name, messages)
      return fetchIn(instance.language, Object.keys(texts))
    },
    speak: async (language) => {
      speech = afterSpeech(speech, { type: 'language.chosen', language })
      try {
        await fetchIn(language, shelf.keys())
        speech = afterSpeech(speech, { type: 'texts.ready', language })
      } catch (thrown) {
        speech = afterSpeech(speech, { type: 'texts.missing', language })
        throw thrown
      }
      if (speech.spoken !== instance.language) await instance.changeLanguage(speech.spoken)
    },
  }
}

/** What a server embeds so that a browser can draw the same page in the same language. */
export const textsIn = (instance: i18n, namespaces: Iterable<string>): EmbeddedTexts =>
  Object.fromEntries(
    [...namespaces].map((name) => [name, instance.getResourceBundle(instance.language, name) ?? {}]),
  )
