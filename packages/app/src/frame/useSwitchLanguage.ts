import { writeCookie } from '@compute-mall/browser'
import type { Language } from '@compute-mall/core/codec'
import { LOCALE_COOKIE } from '@compute-mall/core/http'
import { useClient } from '@compute-mall/react'
import { useAppData } from '../page/routeState.ts'
import { useEnvironment } from '../router/environment.ts'
import { useReload } from '../router/NavigatorContext.ts'

/** Switches the language where one is: page and state stay (R1.01); the browser and the user's account remember it. */
export const useSwitchLanguage = (): ((language: Language) => void) => {
  const { textLoader } = useEnvironment()
  const { user } = useAppData()
  const client = useClient()
  const reload = useReload()
  return (language) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where there is no TLS.
    document.cookie = writeCookie(LOCALE_COOKIE, language)
    void textLoader.changeLanguage(language)
    if (user === null) return
    void client.identity.chooseLanguage({ body: { language } })()
    // The names of one's centers come in one language only.
    void reload({ appData: true })
  }
}
