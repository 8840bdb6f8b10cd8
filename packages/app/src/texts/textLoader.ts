import type { Language } from '@compute-mall/core/codec'
import { afterLanguageEvent, type LanguageState, languageOf } from '@compute-mall/core/http'
import type { Messages } from '@compute-mall/core/messages'
import { addTexts, type EmbeddedTexts } from '@compute-mall/react'
import type { i18n } from 'i18next'

/** How the texts of each module are loaded, in both languages, by the name of the module. */
export type TextLoaders = Readonly<Record<string, () => Promise<Messages>>>

/** Loads texts when they are first needed. */
export interface TextLoader {
  /** Makes sure that the texts of these modules can be read in the present language. */
  readonly load: (names: readonly string[]) => Promise<void>
  /** Changes the language once all that was needed so far can be read in it; of several the last counts (R1.01). */
  readonly changeLanguage: (language: Language) => Promise<void>
}

/** @param embedded what the server has put into the document, in the translator's language */
export const createTextLoader = (
  instance: i18n,
  loaders: TextLoaders,
  embedded: EmbeddedTexts = {},
): TextLoader => {
  const needed = new Set<string>()
  const first = languageOf(instance.language)
  let state: LanguageState = { spoken: first, wanted: first }
  for (const [name, texts] of Object.entries(embedded))
    instance.addResourceBundle(instance.language, name, texts)

  const loadIn = async (language: string, names: Iterable<string>): Promise<void> => {
    const missing = [...names].filter((name) => !instance.hasResourceBundle(language, name))
    await Promise.all(
      missing.map(async (name) => {
        const loader = loaders[name]
        if (loader === undefined) throw new Error(`The app has no texts named ${name}.`)
        addTexts(instance, { [name]: await loader() })
      }),
    )
  }
  return {
    load: (names) => {
      for (const name of names) needed.add(name)
      return loadIn(instance.language, names)
    },
    changeLanguage: async (language) => {
      state = afterLanguageEvent(state, { type: 'language.chosen', language })
      try {
        await loadIn(language, needed)
        state = afterLanguageEvent(state, { type: 'texts.ready', language })
      } catch (thrown) {
        state = afterLanguageEvent(state, { type: 'texts.missing', language })
        throw thrown
      }
      if (state.spoken !== instance.language) await instance.changeLanguage(state.spoken)
    },
  }
}
