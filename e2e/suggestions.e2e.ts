import type { Page } from '@playwright/test'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectOneLanguage, test } from './journey.ts'

const words = {
  zh: {
    search: '搜索商品、算力与店铺',
    list: '搜索建议',
    goods: '商品',
    shops: '店铺',
    meant: '您是不是要找',
    recent: '最近浏览',
    favourites: '我的收藏',
    node: '道具 node',
    shop: '平台自营旗舰店',
    favour: '收藏',
    isFavourite: '已收藏',
    forget: '清除浏览记录',
    find: '搜索商品、算力、店铺',
  },
  en: {
    search: 'Search products, compute and shops',
    list: 'Suggestions',
    goods: 'Products',
    shops: 'Shops',
    meant: 'Did you mean',
    recent: 'Recently viewed',
    favourites: 'Favourites',
    node: 'Prop node',
    shop: 'Platform Flagship Store',
    favour: 'Add to favourites',
    isFavourite: 'In your favourites',
    forget: 'Clear history',
    find: 'Search products, compute, shops',
  },
} as const

const open = async (page: Page, path: string) => {
  await page.goto(`/ui/mall${path}`)
  await hydrated(page)
}

test.describe('what is suggested below the search', () => {
  test('goods, shops and corrected words, walked through by keys, the focus in the field', async ({
    page,
    language,
  }) => {
    const w = words[language]
    await open(page, '/')
    const field = page.getByRole('combobox', { name: w.search })
    await field.click()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await field.fill(w.node)
    const list = page.getByRole('listbox', { name: w.list })
    const option = list.getByRole('group', { name: w.goods }).getByRole('option', { name: w.node })
    await expect(option).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expectOneLanguage(page, language)
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveValue(w.node)

    await field.fill('gromcas')
    const meant = list.getByRole('group', { name: w.meant }).getByRole('option', { name: 'gromacs' })
    await expect(meant).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(meant).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await meant.getAttribute('id')) ?? '')
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/global\?keyword=gromacs$/)
    await expect(list).toBeHidden()
    // The page that was left takes its words along.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('gromacs')
    await expect(field).toHaveValue('gromacs')

    await field.fill(w.shop)
    await list.getByRole('group', { name: w.shops }).getByRole('option', { name: w.shop }).click()
    await expect(page).toHaveURL(/\/detail\/shop\?id=1001$/)
  })

  test('favourites and what was looked at last, before anything is typed, until it is forgotten', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    await play('favourer')
    await open(page, '/detail/goods?goodsId=g-licence&skuId=s-licence')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recentGoods'))).toContain('g-licence')
    await open(page, '/detail/goods?goodsId=g-node&skuId=s-node')
    await page.getByRole('button', { name: w.favour, exact: true }).click()
    await expect(page.getByRole('button', { name: w.isFavourite })).toHaveAttribute('aria-pressed', 'true')
    await open(page, '/')
    const field = page.getByRole('combobox', { name: w.search })
    await field.click()
    const list = page.getByRole('listbox', { name: w.list })
    await expect(list.getByRole('group', { name: w.favourites }).getByRole('option')).toHaveText([w.node])
    await expect(list.getByRole('group', { name: w.recent }).getByRole('option')).toHaveCount(1)
    await page.getByRole('button', { name: w.forget }).click()
    await expect(list.getByRole('option')).toHaveText([w.node])
    await list.getByRole('option', { name: w.node }).click()
    await expect(page).toHaveURL(/\/detail\/goods\?goodsId=g-node$/)
    await page.getByRole('button', { name: w.isFavourite }).click()
    await expect(page.getByRole('button', { name: w.favour, exact: true })).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use(phone)
    test('are pressed with a thumb', async ({ page, language }) => {
      const w = words[language]
      await open(page, '/search')
      await page.getByRole('combobox', { name: w.search }).fill(w.node)
      await page.getByRole('option', { name: w.node }).tap()
      await expect(page).toHaveURL(/\/ui\/(acm|mall\/mobile\/detail\/goods)/)
    })
  })
})
