import type { Browser, BrowserContext, Locator } from '@playwright/test'
import { origin } from './account.ts'
import { type Language, type Person, shopOf } from './cast.ts'
import { computer } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect } from './journey.ts'

const words = {
  zh: {
    shop: (person: Person) => `店铺 ${shopOf(person)}`,
    chat: '在线咨询',
    box: '消息内容',
    underWay: /^(待发送|发送中)$/,
  },
  en: {
    shop: (person: Person) => `Shop ${shopOf(person)}`,
    chat: 'Chat with the shop',
    box: 'Message',
    underWay: /^(Waiting|Sending)$/,
  },
} as const

/** Somebody who asks a shop and is not signed in. */
export interface Visitor {
  readonly context: BrowserContext
  readonly dialog: Locator
  readonly box: Locator
  readonly say: (text: string) => Promise<void>
}

/** A visitor at a computer of their own, who asks a shop from its page. */
export const visitorAt = async (
  browser: Browser,
  person: Person,
  language: Language,
  text: string,
): Promise<Visitor> => {
  const w = words[language]
  const context = await browser.newContext({
    ...computer,
    baseURL: origin(),
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
  })
  const page = await context.newPage()
  await page.goto(`/ui/mall/detail/shop?id=${shopOf(person)}`)
  await hydrated(page)
  await page.getByRole('button', { name: w.chat }).click()
  const dialog = page.getByRole('dialog', { name: w.shop(person) })
  const box = dialog.getByRole('textbox', { name: w.box })
  const say = async (words: string) => {
    await box.fill(words)
    await box.press('Enter')
    await expect(dialog.getByRole('listitem').filter({ hasText: words })).toBeVisible()
    await expect(dialog.getByText(w.underWay)).toHaveCount(0)
  }
  await say(text)
  return { context, dialog, box, say }
}
