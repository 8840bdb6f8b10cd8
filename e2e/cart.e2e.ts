import { play } from './account.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'

const words = {
  zh: {
    empty: '购物车还是空的',
    goShopping: '去逛逛',
    selectAll: '全选',
    selectFirst: '请先选择要购买的商品',
    selected: '已选 2 件商品',
    checkOut: '去结算',
    cheaper: '比加入时降价 ¥4.40',
    invalid: '失效商品（2 件）',
    offShelf: '抱歉，该商品已下架',
    soldOut: '该商品已售罄',
    clear: '清空失效商品',
    amount: '道具 node 的数量',
    increase: '增加',
    remove: '删除 道具 node',
    removed: '已删除 道具 node',
    undo: '撤销',
  },
  en: {
    empty: 'Your cart is empty',
    goShopping: 'Go shopping',
    selectAll: 'Select all',
    selectFirst: 'Select what you want to buy first',
    selected: '2 products selected',
    checkOut: 'Check out',
    cheaper: '¥4.40 cheaper than when you added it',
    invalid: '2 products that cannot be bought any more',
    offShelf: 'Sorry, this product is off the shelf',
    soldOut: 'This product is sold out.',
    clear: 'Remove all of them',
    amount: 'Amount of Prop node',
    increase: 'Increase',
    remove: 'Remove Prop node',
    removed: 'Prop node was removed',
    undo: 'Undo',
  },
} as const

test.describe('the cart', () => {
  test('[R5.09] keeps what cannot be bought apart, adds up what is selected, and takes a removal back', async ({
    page,
    context,
    language,
  }) => {
    const w = words[language]
    await play(context, 'keeper', language)
    await page.goto('/ui/mall/goods/cart')
    await hydrated(page)
    const gone = page.getByRole('region', { name: w.invalid })
    await expect(gone.getByText(w.offShelf)).toBeVisible()
    await expect(gone.getByText(w.soldOut)).toBeVisible()
    await expect(page.getByText(w.cheaper)).toBeVisible()
    const checkOut = page.getByRole('button', { name: w.checkOut })
    await expect(checkOut).toHaveAttribute('aria-disabled', 'true')
    await expect(checkOut).toHaveAccessibleDescription(w.selectFirst)
    await expectSound(page, language)

    await page.getByRole('checkbox', { name: w.selectAll }).check()
    await expect(page.getByText(w.selected)).toBeVisible()
    await expect(page.getByText('¥6,255.00')).toBeVisible()
    const amount = page.getByRole('group', { name: w.amount })
    await amount.getByRole('button', { name: w.increase }).click()
    await expect(page.getByText('¥6,280.60')).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(amount.getByRole('spinbutton')).toHaveValue('11')

    await page.getByRole('button', { name: w.remove }).first().click()
    await expect(page.getByRole('status').getByText(w.removed)).toBeVisible()
    await expect(amount).toHaveCount(0)
    await page.getByRole('button', { name: w.undo }).click()
    await expect(amount.getByRole('spinbutton')).toHaveValue('11')

    await gone.getByRole('button', { name: w.clear }).click()
    await expect(gone).toHaveCount(0)
  })

  test('[R5.09] that is empty says where to find something', async ({ page, context, language }) => {
    const w = words[language]
    await play(context, 'looker', language)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/ui/mall/goods/cart')
    await hydrated(page)
    await expect(page.getByText(w.empty)).toBeVisible()
    await expectSound(page, language)
    await page.getByRole('link', { name: w.goShopping }).click()
    await expect(page).toHaveURL(/\/ui\/mall\/app$/)
  })
})
