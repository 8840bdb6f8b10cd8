import type { Locator, Page } from '@playwright/test'
import { hydrated } from './hydration.ts'
import { inputMethod } from './inputMethod.ts'
import { expect, test } from './journey.ts'
import { editorWords, field } from './selling.ts'

const words = {
  zh: {
    ...editorWords.zh,
    low: '最低价',
    service: '在线客服',
    shop: '平台自营旗舰店',
    box: '消息内容',
    feedback: /^反馈内容/,
    contact: /^联系方式/,
    sent: '反馈已提交',
    account: /^账号/,
    accountEmpty: '请输入账号',
    tags: '标签',
    find: '查找商品',
  },
  en: {
    ...editorWords.en,
    low: 'Lowest price',
    service: 'Customer service',
    shop: 'Platform Flagship Store',
    box: 'Message',
    feedback: /^Your message/,
    contact: /^Contact/,
    sent: 'Your feedback was sent',
    account: /^Account/,
    accountEmpty: 'Enter your account',
    tags: 'Tags',
    find: 'Find goods',
  },
} as const

const open = async (page: Page, path: string) => {
  await page.goto(`/ui/mall${path}`)
  await hydrated(page)
}

/** Composes a word in a field letter by letter, with the keys by which one chooses it, and picks it. */
const composeIn = async (page: Page, box: Locator, word: string, meanwhile: () => Promise<void>) => {
  const method = await inputMethod(page)
  await box.focus()
  for (const letters of ['s', 'sh', "sh'u", "sh'ui"]) await method.compose(letters)
  await expect(box).toHaveValue(/sh'ui$/)
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'] as const) await method.press(key)
  await meanwhile()
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(/sh'ui$/)
  await method.pick(word)
  // Safari tells of the key that picked the word, or gave it up, only now.
  for (const key of ['Enter', 'Escape'] as const) await method.press(key)
  await meanwhile()
}

test('[P12] search waits until a word is picked, keeps every letter of it, and then finds it', async ({
  page,
  language,
}) => {
  await open(page, '/search/goods')
  const box = page.getByRole('combobox').first()
  await composeIn(page, box, '水动力', async () => {
    await expect(page).toHaveURL(/\/search\/goods$/)
    await expect(box).not.toHaveAttribute('aria-activedescendant')
  })
  await expect(box).toHaveValue('水动力')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword=%E6%B0%B4%E5%8A%A8%E5%8A%9B/)
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en')
})

test('[P12] chat sends nothing until a word is picked, keeps what is composed, and stays open', async ({
  page,
  language,
}) => {
  const w = words[language]
  await open(page, '/')
  await page.getByRole('button', { name: w.service }).click()
  const dialog = page.getByRole('dialog', { name: w.shop })
  const box = dialog.getByRole('textbox', { name: w.box })
  await expect(box).toBeFocused()
  await page.keyboard.type('你好')
  const said = dialog.getByRole('listitem').filter({ hasText: '你好' })
  await composeIn(page, box, '水动力', async () => {
    await expect(dialog).toBeVisible()
    await expect(said).toHaveCount(0)
  })
  await expect(box).toHaveValue('你好水动力')
  await page.keyboard.press('Enter')
  await expect(said).toHaveText(/你好水动力/)
  await expect(box).toHaveValue('')
})

test('[P12] numbers count once they are picked, full-width digits too', async ({ page, play, language }) => {
  const w = words[language]
  await play('looker')
  await open(page, '/detail/goods?skuId=s-node')
  const box = page.getByRole('spinbutton').first()
  await expect(box).toHaveAttribute('aria-valuenow', '10')
  await box.selectText()
  const method = await inputMethod(page)
  await method.compose('３７')
  for (const key of ['ArrowUp', 'Enter'] as const) await method.press(key)
  await expect(box).toHaveAttribute('aria-valuenow', '10')
  await expect(box).toHaveValue('３７')
  await method.pick('３７')
  await page.keyboard.press('Enter')
  await expect(box).toHaveAttribute('aria-valuenow', '37')

  await open(page, '/search/resource')
  const low = page.getByRole('textbox', { name: w.low })
  await low.focus()
  await method.compose('１')
  await method.compose('１ ２')
  await expect(low).toHaveValue('１ ２')
  await method.press('Enter')
  await expect(page).toHaveURL(/\/search\/resource$/)
  await method.pick('１２．５')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/lowPrice=12\.5/)
})

test('[P12] forms are not sent until a word is picked, and hold what was composed', async ({
  page,
  language,
}) => {
  const w = words[language]
  await open(page, '/sign-in')
  const account = page.getByRole('textbox', { name: w.account })
  await composeIn(page, account, '水动力', () => expect(page.getByText(w.accountEmpty)).toHaveCount(0))
  await expect(account).toHaveValue('水动力')

  await open(page, '/feedback?entrance=sidebar')
  await page.getByRole('textbox', { name: w.contact }).fill('13800138000')
  const text = page.getByRole('textbox', { name: w.feedback })
  await text.fill('价格：')
  await text.press('End')
  await composeIn(page, text, '水动力𠮷👩‍💻', () =>
    expect(page.getByRole('heading', { level: 1, name: w.sent })).toHaveCount(0),
  )
  await expect(text).toHaveValue('价格：水动力𠮷👩‍💻')
})

test('[P12] the editor of goods adds, finds and keeps nothing until a word is picked', async ({
  page,
  enter,
  language,
}) => {
  test.setTimeout(120_000)
  const w = words[language]
  await enter('seller')
  await page.goto('/ui/seller/#/')
  await page.getByRole('link', { name: w.publish, exact: true }).click()
  await page.getByRole('button', { name: w.begin }).click()
  const name = field(page, w.name)
  await composeIn(page, name, '水动力', async () => undefined)
  await expect(name).toHaveValue('水动力')
  await page.getByRole('button', { name: w.addParagraph }).click()
  const paragraph = page.getByRole('textbox', { name: w.paragraph, exact: true })
  await paragraph.fill('第一句。')
  await composeIn(page, paragraph, '水动力', async () => undefined)
  await expect(paragraph).toHaveValue('第一句。水动力')
  const tags = page.getByLabel(w.tags, { exact: true }).first()
  const removers = page.getByRole('group', { name: w.tags, exact: true }).getByRole('button')
  await composeIn(page, tags, '水动力', () => expect(removers).toHaveCount(0))
  await page.keyboard.press('Enter')
  await expect(removers).toHaveCount(1)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const find = page.getByLabel(w.find)
  await composeIn(page, find, '水动力', async () => {
    expect(asked.filter((url) => url.includes('/search/suggestions'))).toEqual([])
  })
  await expect(find).toHaveValue('水动力')
  await expect(page.getByText(w.saved).first()).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('水动力')
  await expect(paragraph).toHaveValue('第一句。水动力')
})
