import { expect, test } from './journey.ts'

interface Look {
  readonly path: string
  /** Begins the title of the page, where that does not name the goods. */
  readonly zh?: string
  readonly en?: string
}

const forVisitors: readonly Look[] = [
  { path: '/', zh: '超算互联网', en: 'Supercomputing internet' },
  { path: '/app', zh: '应用商城', en: 'Application mall' },
  { path: '/search/global?keyword=A800', zh: '搜索', en: 'Search' },
  { path: '/search/resource', zh: '算力市场', en: 'Compute market' },
  {
    path: '/search/resource?common1=heterogeneous&region=east&lowPrice=1',
    zh: '算力市场',
    en: 'Compute market',
  },
  { path: '/search/goods', zh: '商城搜索', en: 'Mall search' },
  { path: '/search/goods?keyword=zzqqxxyy', zh: '商城搜索', en: 'Mall search' },
  { path: '/sign-in?service=%2Fui%2Fmall%2Fgoods%2Fcart', zh: '登录', en: 'Sign in' },
  { path: '/goods/pay/protocol', zh: '算力服务协议', en: 'Compute service agreement' },
]

const forBuyers: readonly Look[] = [
  { path: '/detail/goods?goodsId=200001' },
  { path: '/detail/goods?goodsId=200105' },
  { path: '/detail/goods?skuId=1' },
  { path: '/detail/goods?goodsId=200287' },
  { path: '/goods/cart', zh: '购物车', en: 'Shopping cart' },
  { path: '/goods/pay/charge', zh: '充值', en: 'Recharge' },
]

for (const [who, pages] of [
  ['a visitor', forVisitors],
  ['a buyer', forBuyers],
] as const)
  test.describe(`for ${who}`, () => {
    for (const { path, ...title } of pages)
      test(`[R1.01][R2.06] ${path} says its title and its language`, async ({ page, play, language }) => {
        if (who === 'a buyer') await play('looker')
        await page.goto(`/ui/mall${path}`)
        await expect(page).toHaveTitle(new RegExp(`^${title[language] ?? '.'}`))
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en')
      })
  })
