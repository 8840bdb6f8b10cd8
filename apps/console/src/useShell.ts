import { writeCookie } from '@compute-mall/browser'
import { given, LOCALE_COOKIE, queryText } from '@compute-mall/core/http'
import { signInAddress } from '@compute-mall/core/identity'
import { useClient, useWatch } from '@compute-mall/react'
import type { ShellProps } from '@compute-mall/ui/layouts'
import { useLanguage } from '@compute-mall/ui/text'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { useAnswer } from './useAnswer.ts'

const MALL = '/ui/mall/'

/** What the frame around the console shows: who is here, and the ways back to the mall. */
export const useShell = (): ShellProps => {
  const client = useClient()
  const { i18n } = useTranslation()
  const { language } = useLanguage()
  const { answer } = useAnswer('user', (signal) =>
    client.identity.currentUser({ query: { includeToken: undefined, refresh: undefined } }, { signal }),
  )
  const index = useAnswer('site', (signal) =>
    client.site.index({}, { signal, cacheKey: 'site.index' }),
  ).answer
  const user = answer.kind === 'loaded' ? answer.value : null
  const { knowUser, signOut } = useWatch()
  const userName = user?.userName
  useEffect(() => {
    if (userName !== undefined) knowUser(userName)
  }, [userName, knowUser])
  const site = index.kind === 'loaded' ? index.value : null
  return {
    view: {
      sections: [],
      section: null,
      userName: userName ?? null,
      cartCount: null,
      unreadCount: null,
      keyword: '',
      footer: (language === 'zh' ? site?.footer : site?.footerEn) ?? [],
      links: { signIn: signInAddress('/ui/console/'), orders: useHref('/orders') },
    },
    commands: {
      search: (keyword) =>
        window.location.assign(`${MALL}search/global${queryText(given('keyword', keyword))}`),
      switchLanguage: (chosen) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where there is no TLS.
        document.cookie = writeCookie(LOCALE_COOKIE, chosen)
        void i18n.changeLanguage(chosen)
        if (user !== null) void client.identity.chooseLanguage({ body: { language: chosen } })()
      },
      signOut: () => signOut(MALL),
    },
  }
}
