import type { Language } from '@compute-mall/core/codec'
import { Theme } from '@compute-mall/core/site'
import { createI18n } from '@compute-mall/react'
import { type LinkAdapter, LinkAdapterContext } from '@compute-mall/ui/link'
import { themeStyle } from '@compute-mall/ui/theme'
import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import { longTexts, texts } from './texts.ts'

const missing = (key: string): never => {
  throw new Error(`There is no text ${key}.`)
}

/** Links in a story lead nowhere. */
const linkAdapter: LinkAdapter = {
  useLinkProps: (to) => ({ href: to, onClick: (event) => event.preventDefault() }),
}

/** What every story stands in: the language and theme of the toolbar, and links that lead nowhere. */
export const withFrame: Decorator = (Story, { globals }) => {
  const isPseudo = globals.language === 'pseudo'
  const language: Language = isPseudo || globals.language === 'en' ? 'en' : 'zh'
  const theme: Theme = Theme.is(globals.theme) ? globals.theme : 'default'
  const i18n = useMemo(
    () => createI18n(language, isPseudo ? longTexts : texts, missing),
    [language, isPseudo],
  )
  useLayoutEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
    document.documentElement.dataset.theme = theme
    const worn = Object.entries(themeStyle(theme))
    for (const [token, value] of worn) document.documentElement.style.setProperty(token, value)
    return () => {
      for (const [token] of worn) document.documentElement.style.removeProperty(token)
    }
  }, [language, theme])
  return (
    <I18nextProvider i18n={i18n}>
      <LinkAdapterContext value={linkAdapter}>
        <Story />
      </LinkAdapterContext>
    </I18nextProvider>
  )
}
