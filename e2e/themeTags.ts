import { setTimeout } from 'node:timers/promises'
import { siteEndpoints, Theme } from '@compute-mall/core/site'
import type { Page } from '@playwright/test'
import { PASSWORD } from './account.ts'
import { signIn } from './product/people.ts'
import { call } from './product/request.ts'

type ThemeTags = Readonly<Record<Theme, string>>

/** Who chooses the theme of the whole mall (R3.06). */
export const themeChooser = async (origin: string) => {
  const cookie = await signIn(origin, 'admin', PASSWORD)
  return (theme: Theme) => call(siteEndpoints.chooseTheme, { body: { theme } }, origin, cookie)
}

/** Visitors share a page for up to a second, so that a theme shows up that much later. */
const tagOf = async (origin: string, theme: Theme): Promise<string> => {
  for (;;) {
    const html = await (await fetch(`${origin}/ui/mall/`)).text()
    const tag = /<html[^>]*>/.exec(html)?.[0] ?? ''
    if (tag.includes(`data-theme="${theme}"`)) return tag
    await setTimeout(100)
  }
}

/** What the server puts on a page in each theme: the tag that its document begins with. The mall ends as it began. */
export const collectThemeTags = async (origin: string): Promise<ThemeTags> => {
  const choose = await themeChooser(origin)
  const tags: Partial<Record<Theme, string>> = {}
  for (const theme of [...Theme.values, 'default'] as const) {
    await choose(theme)
    tags[theme] = await tagOf(origin, theme)
  }
  return tags as ThemeTags
}

/** Puts on a page that is there already what the server would have sent it with. */
export const applyTheme = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate(
    (sent) => {
      const worn = new DOMParser().parseFromString(sent, 'text/html').documentElement
      document.documentElement.dataset.theme = worn.dataset.theme
      document.documentElement.style.cssText = worn.style.cssText
    },
    (JSON.parse(process.env.THEME_TAGS ?? '{}') as Partial<ThemeTags>)[theme] ?? '',
  )
