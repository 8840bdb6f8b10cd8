import type { Page } from '@playwright/test'
import { hydrated } from './hydration.ts'
import { expect, test } from './journey.ts'
import { mixedTexts } from './mixedTexts.ts'
import { words } from './purchase.words.ts'

const w = {
  ...words.zh,
  selectAll: '全选',
  cartAmount: '道具 node 的数量',
  goodsAmount: '数量',
  term: '计费与时长',
  increase: '增加',
  selected: '已选 2 件商品',
} as const

/** Puts each text node into elements of its own, as translators in browsers do. Runs in the page. */
const wrapTexts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const parent = text.parentElement
    if (parent === null || text.data.trim() === '') continue
    if (parent.closest('script, style, noscript, svg, option, textarea, font, [translate=no]') !== null)
      continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/** Numbers of orders, times and what is left differ between two readers. */
const comparable = (text: string): string =>
  text
    .replaceAll(/\d{12,}|剩余约 [\d,]+/g, '#')
    .replaceAll(/\d{1,4}(?:[-:年月日]\d{1,2})+日?/g, '#')
    .replaceAll(/\s+/g, ' ')

/** Goes from goods to the cashier. @returns what the page says after each step */
const readEachStep = async (page: Page, isTranslated: boolean): Promise<readonly string[]> => {
  const said: string[] = []
  const translate = async () => {
    if (isTranslated) await page.evaluate(wrapTexts)
  }
  const read = async (step: string, amount: string) => {
    await expect(page.getByText(amount).first(), step).toBeVisible()
    if (!isTranslated) expect(await page.evaluate(mixedTexts), step).toEqual([])
    said.push(`${step}: ${comparable(await page.getByRole('main').innerText())}`)
    await translate()
  }

  await page.goto('/ui/mall/detail/goods?skuId=s-disk')
  await hydrated(page)
  await translate()
  const amount = page.getByRole('main').getByRole('button', { name: w.increase }).first()
  await amount.click()
  await read('one more', '¥')
  await page.getByRole('group', { name: w.term }).getByRole('radio').last().check()
  await read('another term', '¥')

  await page.goto('/ui/mall/goods/cart')
  await hydrated(page)
  await translate()
  await page.getByRole('checkbox', { name: w.selectAll }).check()
  await read('all selected', '¥6,255.00')
  await page.getByRole('group', { name: w.cartAmount }).getByRole('button', { name: w.increase }).click()
  await read('one more in the cart', '¥6,280.60')
  await page.getByRole('checkbox', { name: w.selectAll }).uncheck()
  await page.getByRole('checkbox', { name: w.selectAll }).check()
  await read('selected again', '¥6,280.60')
  await page.getByRole('button', { name: w.checkOut }).click()

  await expect(page.getByRole('heading', { level: 1, name: w.confirm })).toBeVisible()
  await translate()
  await page.getByRole('button', { name: w.submit }).click()
  await read('not agreed', '¥6,280.60')
  await page.getByRole('checkbox', { name: w.agreement }).check()
  await read('agreed', '¥6,280.60')
  await page.getByRole('button', { name: w.submit }).click()

  await expect(page.getByRole('heading', { level: 1, name: w.cashier })).toBeVisible()
  await translate()
  await page.getByRole('radio').nth(1).check()
  await read('another way to pay', '¥6,280.60')
  await page.getByRole('radio').first().check()
  await read('the first way to pay', '¥6,280.60')
  return said
}

test('a page that a browser has translated shows the same amounts and texts after every step, from goods to cashier', {
  tag: '@zh',
}, async ({ page, play }) => {
  test.slow()
  await play('untranslated')
  const plain = await readEachStep(page, false)
  await page.context().clearCookies()
  await play('translated')
  expect(await readEachStep(page, true)).toEqual(plain)
})
