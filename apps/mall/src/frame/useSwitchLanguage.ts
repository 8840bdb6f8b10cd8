import { writeCookie } from '@compute-mall/browser'
import type { Language } from '@compute-mall/core/codec'
import { LOCALE_COOKIE } from '@compute-mall/core/http'
import { type Library, useClient } from '@compute-mall/react'
import { createContext, use } from 'react'
import { useStart } from '../router/page.ts'
import { useReload } from '../router/useNavigator.ts'

export const LibraryContext = createContext<Library | undefined>(undefined)

/** Switches the language where one is: page and state stay (R1.01); the browser and the user's account remember it. */
export const useSwitchLanguage = (): ((language: Language) => void) => {
  const library = use(LibraryContext)
  const { user } = useStart()
  const client = useClient()
  const reload = useReload()
  return (language) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where there is no TLS.
    document.cookie = writeCookie(LOCALE_COOKIE, language)
    void library?.speak(language)
    if (user === null) return
    void client.identity.chooseLanguage({ body: { language } })()
    // The names of one's centres come in one language only.
    void reload({ start: true })
  }
}
