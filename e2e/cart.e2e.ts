import { cartEndpoints } from '@compute-mall/core/cart'
import { origin } from './account.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { call } from './product/request.ts'

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
    held: (count: number) => `购物车，${count} 件商品`,
    undo: '撤销',
    amountHeld: '购买数量须在 10 到 99,999,999 之间',
    quota: '购买数量须在 100 到 500,000 之间',
    tooShort: '购买时长不能少于 3',
    mendFirst: '请先修改或取消选择不可购买的商品',
    selectNode: '选择 道具 node',
    selectDisk: '选择 道具 disk',
  },
  en: {
    empty: 'Your cart is empty',
    goShopping: 'Go shopping',
    selectAll: 'Select all',
    selectFirst: 'First select what you want to buy',
    selected: '2 products selected',
    checkOut: 'Check out',
    cheaper: '¥4.40 cheaper than when you added it',
    invalid: '2 products that cannot be bought any more',
    offShelf: 'Sorry, this product is no longer on sale',
    soldOut: 'This product is sold out.',
    clear: 'Remove all',
    amount: 'Amount of Prop node',
    increase: 'Increase',
    remove: 'Remove Prop node',
    removed: 'Prop node was removed',
    held: (count: number) => `Cart, ${count} item`,
    undo: 'Undo',
    amountHeld: 'The amount must be between 10 and 99,999,999.',
    quota: 'The amount must be between 100 and 500,000.',
    tooShort: 'The duration must be at least 3.',
    mendFirst: 'First change or deselect what cannot be bought',
    selectNode: 'Select Prop node',
    selectDisk: 'Select Prop disk',
  },
} as const

test.describe('the cart', () => {
  test('[R5.09][R9.05] keeps what cannot be bought apart, adds up what is selected, and takes a removal back', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    const cookie = await play('keeper')
    await page.goto('/ui/mall/goods/cart')
    await hydrated(page)
    const gone = page.getByRole('region', { name: w.invalid })
    const held = (count: number) => page.getByRole('banner').getByRole('link', { name: w.held(count) })
    await expect(held(4)).toBeVisible()
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
    await expect(held(3)).toBeVisible()
    await page.getByRole('button', { name: w.undo }).click()
    await expect(amount.getByRole('spinbutton')).toHaveValue('11')
    await expect(held(4)).toBeVisible()

    await gone.getByRole('button', { name: w.clear }).click()
    await expect(gone).toHaveCount(0)
    await expect(held(2)).toBeVisible()

    // Another tab empties it.
    const [line] = await call(cartEndpoints.list, {}, origin(), cookie)
    await call(cartEndpoints.remove, { body: { ids: [line?.id ?? ''] } }, origin(), cookie)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await held(2).click()
    await expect(held(1)).toBeVisible()
  })

  test('[R5.09] says what is out of its limits, and checks out when that is mended or deselected', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    await play('mender')
    await page.goto('/ui/mall/goods/cart')
    await hydrated(page)
    for (const reason of [w.amountHeld, w.quota, w.tooShort])
      await expect(page.getByText(reason)).toBeVisible()
    await page.getByRole('checkbox', { name: w.selectAll }).check()
    const checkOut = page.getByRole('button', { name: w.checkOut })
    await expect(checkOut).toHaveAttribute('aria-disabled', 'true')
    await expect(checkOut).toHaveAccessibleDescription(w.mendFirst)
    await expectSound(page, language)

    const amount = page.getByRole('group', { name: w.amount }).getByRole('spinbutton')
    await amount.fill('10')
    await amount.press('Enter')
    await expect(page.getByText(w.amountHeld)).toHaveCount(0)
    await expect(checkOut).toHaveAccessibleDescription(w.mendFirst)
    await page.getByRole('checkbox', { name: w.selectDisk }).uncheck()
    await expect(page.getByRole('checkbox', { name: w.selectNode })).toBeChecked()
    await expect(page.getByText('¥256.00').last()).toBeVisible()

    // The amounts are still on their way when one checks out.
    await page.route('**/market/shoppingcart', async (route) => {
      if (route.request().method() !== 'GET') await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.getByRole('button', { name: w.increase }).first().click()
    await amount.fill('12')
    await checkOut.click()
    await expect(page).toHaveURL(/\/goods\/order\?/)
    await expect(page.getByText('¥307.20').first()).toBeVisible()
  })

  test('[R5.09] that is empty says where to find something', async ({ page, play, language }) => {
    const w = words[language]
    await play('emptyHanded')
    await page.goto('/ui/mall/goods/cart')
    await hydrated(page)
    await expect(page.getByText(w.empty)).toBeVisible()
    await page.getByRole('link', { name: w.goShopping }).click()
    await expect(page).toHaveURL(/\/ui\/mall\/app$/)
  })
})
