import { assetEndpoints } from '@compute-mall/core/asset'
import type { Page } from '@playwright/test'
import { origin } from './account.ts'
import { confirmation, wish } from './desk.ts'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, expectSoundOnPhone, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    title: 'AI 社区',
    all: /查看全部/,
    models: /^AI 模型/,
    find: '搜索模型、数据集与应用空间',
    keyword: '模型',
    like: '喜欢',
    liked: '已喜欢',
    mine: '我喜欢的',
    tags: '标签',
    quarter: '90 天内',
    free: '免费使用',
    goods: '查看商品',
    buyNow: '立即购买',
    confirm: '确认订单',
    agreement: '我已阅读并同意 《算力服务协议》',
    submit: '提交订单',
    viewOrder: '查看订单',
    use: '使用资源',
    own: '我的应用空间',
    name: '道具 chatModel',
    sample: '调用示例',
    rows: '数据预览（前 20 行）',
    openStudio: '在控制台打开',
    usedByMe: '我用过的',
    resources: '我的资源',
    ownSignIn: '登录后查看我的应用空间',
    ownHint: '在控制台查看已开通的应用空间。',
    gone: '该内容不存在或已下线',
    similar: '看看这些',
    filters: /^筛选/,
    show: /^查看 \d+ 项$/,
    studios: /^应用空间/,
  },
  en: {
    title: 'AI community',
    all: /view all/i,
    models: /^AI models/,
    find: 'Search models, data sets and studios',
    keyword: 'model',
    like: 'Like',
    liked: 'Liked',
    mine: 'Liked by me',
    tags: 'Tags',
    quarter: 'in the last 90 days',
    free: 'Free to use',
    goods: 'View the product',
    buyNow: 'Buy now',
    confirm: 'Confirm your order',
    agreement: 'I have read and agree to the Compute Service Agreement',
    submit: 'Place order',
    viewOrder: 'View the order',
    use: 'Use the resource',
    own: 'My studios',
    name: 'Prop chatModel',
    sample: 'How it is called',
    rows: 'The first 20 rows',
    openStudio: 'Open in the console',
    usedByMe: 'Used by me',
    resources: 'Resources',
    ownSignIn: 'Sign in to see your studios',
    ownHint: 'The console shows the studios that are open.',
    gone: 'This is gone or was never there',
    similar: 'Look at these',
    filters: /^Filters/,
    show: /^Show \d+ items$/,
    studios: /^Studios/,
  },
} as const

/** Both languages count likes at once: each likes another asset. */
const assetOf = { zh: 0, en: 1 } as const

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await hydrated(page)
}

test('[J18][R1.04][R2.22] the community: searched, shared, liked once from two windows, and found among what one likes', async ({
  page,
  context,
  play,
  language,
}) => {
  test.slow()
  const w = words[language]
  await open(page, '/ui/mall/space/dashboard')
  await page.getByRole('tab', { name: w.models }).click()
  await expect(page).toHaveURL(/\?type=model$/)
  const tag = page.getByRole('group', { name: w.tags }).getByRole('button').nth(1)
  await tag.click()
  await expect(page).toHaveURL(/tag=[a-z0-9-]+/)
  await page.getByRole('button', { name: w.quarter }).click()
  await expect(page).toHaveURL(/tag=[a-z0-9-]+.*other=quarter/)
  await expect(tag).toHaveAttribute('aria-pressed', 'true')
  await tag.click()
  await expect(page).not.toHaveURL(/tag=/)
  await page.getByRole('button', { name: w.quarter }).click()
  await expect(page).toHaveURL(/\?type=model$/)
  await page.getByRole('searchbox', { name: w.find }).fill(w.keyword)
  await page.getByRole('searchbox', { name: w.find }).press('Enter')
  await expect(page).toHaveURL(/keyword=[^&]+/)
  const cards = page.getByRole('article').getByRole('heading', { level: 2 })
  // The address is there before the page is drawn for it.
  await expect(page.locator('main [aria-busy="false"]').filter({ has: cards })).toBeVisible()
  const names = await cards.allInnerTexts()
  expect(names.length).toBeGreaterThan(1)

  // The address is all that is needed to see the same, for whoever gets it.
  const other = await context.newPage()
  await open(other, page.url())
  await expect(other.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(names)

  // What the search over everything has of it leads there too.
  await open(other, `/ui/mall/search/global?keyword=${encodeURIComponent(w.keyword)}`)
  await other.getByRole('region', { name: w.title }).getByRole('link', { name: w.all }).click()
  await expect(other).toHaveURL(/\/space\/dashboard\?keyword=/)

  const cookie = await play('hubUser')
  const name = names[assetOf[language]] ?? ''
  await open(page, page.url())
  await page.getByRole('article').getByRole('link', { name, exact: true }).click()
  const panel = page.getByRole('dialog', { name })
  await expect(panel).toBeVisible()
  await expect(page).toHaveURL(/asset=/)
  await expectSound(page, language)
  const id = new URL(page.url()).searchParams.get('asset') ?? ''
  const asset = () => call(assetEndpoints.detail, { params: { id } }, origin(), cookie)
  const before = await asset()
  expect(before.isLiked).toBe(false)
  await open(other, page.url())
  const likes = [panel, other.getByRole('dialog', { name })].map((one) =>
    one.getByRole('button', { name: w.like, exact: true }),
  )
  await Promise.all(likes.map((like) => like.click()))
  for (const one of [panel, other.getByRole('dialog', { name })])
    await expect(one.getByRole('button', { name: w.liked, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  await expect.poll(asset).toMatchObject({ isLiked: true, likeCount: before.likeCount + 1 })
  await other.close()

  // What one likes is found by a filter, and nothing of it is free.
  await open(page, '/ui/mall/space/dashboard')
  await page.getByRole('button', { name: w.mine }).click()
  await expect(page).toHaveURL(/\?other=mine$/)
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([name])
  await page.getByRole('button', { name: w.free }).click()
  await expect(page).toHaveURL(/\?sold=false&other=mine$/)
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('[J18][R1.04][R2.16] the community: bought from, and one’s own opened', async ({
  page,
  play,
  language,
}) => {
  test.slow()
  const w = words[language]
  await play('hubUser')
  await open(page, `/ui/mall/space/dashboard?type=model&keyword=${encodeURIComponent(w.keyword)}`)
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('dialog').getByRole('link', { name: w.goods }).click()
  await expect(page).toHaveURL(/\/detail\/goods\?/)
  await page.getByRole('button', { name: w.buyNow }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: w.confirm })).toBeAttached()

  await open(page, confirmation(wish('chatModel')))
  await page.getByRole('checkbox', { name: w.agreement }).check()
  await page.getByRole('button', { name: w.submit }).click()
  await page.getByRole('link', { name: w.viewOrder }).click()
  await expect(page.getByRole('link', { name: w.use })).toBeVisible({ timeout: 30_000 })

  await open(page, '/ui/mall/space/dashboard')
  const own = page.frameLocator(`iframe[title="${w.own}"]`)
  // All that it shows can be seen: the frame is as high as what is in it.
  await expect
    .poll(() => own.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight))
    .toBe(0)
  await own.getByRole('link', { name: w.name }).click()
  await expect(page).toHaveURL(/\/ui\/console\/#\/resources\/.+/)
  await expect(page.getByRole('heading', { level: 1, name: w.name })).toBeVisible()
})

test('[J18][R1.04] a model is called, a data set read, a studio opened; what is gone offers others', async ({
  page,
  play,
  language,
}) => {
  test.slow()
  const w = words[language]
  const first = async (type: string) => {
    await open(page, `/ui/mall/space/dashboard?type=${type}&sort=used`)
    const card = page.getByRole('article').first()
    const name = await card.getByRole('heading', { level: 2 }).innerText()
    await card.getByRole('link').click()
    return page.getByRole('dialog', { name })
  }
  await open(page, '/ui/mall/space/dashboard')
  await expect(page.getByRole('link', { name: w.ownSignIn })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const model = await first('model')
  await expect(model.getByText(w.sample, { exact: true })).toBeVisible()
  await expect(model.getByText(/^curl https:/)).toBeVisible()
  const dataset = await first('dataset')
  await expect(dataset.getByRole('table', { name: w.rows })).toBeVisible()
  await expect(dataset.getByRole('row')).toHaveCount(21)
  await expectSound(page, language)
  await open(page, '/ui/mall/space/dashboard?asset=none')
  const gone = page.getByRole('dialog', { name: w.gone })
  await expect(gone.getByRole('region', { name: w.similar }).getByRole('article')).toHaveCount(3)
  await expectSound(page, language)

  await play('studioUser')
  const studio = await first('studio')
  const address = page.url()
  await studio.getByRole('link', { name: w.openStudio }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.resources })).toBeVisible()
  await open(page, '/ui/mall/space/dashboard')
  await page.getByRole('button', { name: w.usedByMe }).click()
  await expect(page).toHaveURL(/other=used/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('article').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`asset=${new URL(address).searchParams.get('asset')}`))
})

test('[J18][R2.16] one’s own studios that do not answer give way to a link, without an empty box', async ({
  page,
  play,
  language,
}) => {
  const w = words[language]
  await play('studioUser')
  const asked: string[] = []
  // Neither an answer nor a refusal: the document never comes.
  await page.route('**/ui/console/embed/**', (route) => void asked.push(route.request().url()))
  await page.clock.install()
  await open(page, '/ui/mall/space/dashboard')
  await expect(page.getByText(w.ownHint)).toBeVisible()
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return asked.length
    })
    .toBe(1)
  await expect(page.locator('iframe')).toBeHidden()
  await page.clock.runFor(10_000)
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('link', { name: w.ownHint }).click()
  await expect(page).toHaveURL(/\/ui\/console\/#\/resources$/)
})

test.describe('on a phone', () => {
  test.use(phone)
  test('[J18][R2.02][R9.02] the community grows by tens, is filtered in a sheet, and an asset has the whole screen', async ({
    page,
    language,
  }) => {
    const w = words[language]
    await open(page, '/ui/mall/space/dashboard')
    await expect(page).toHaveURL(/\/mobile\/space\/dashboard/)
    await expect(page.getByRole('article')).toHaveCount(10)
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await expect(page).toHaveURL(/pageNum=2/)
    await expect(page.getByRole('article')).toHaveCount(20)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('button', { name: w.filters }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: w.free, exact: true }).tap()
    await expect(page).toHaveURL(/sold=false/)
    await expectSoundOnPhone(page, language)
    await sheet.getByRole('button', { name: w.show }).tap()
    await expect(page.getByRole('tab', { name: w.studios })).toBeVisible()
    await page.getByRole('article').first().getByRole('link').tap()
    await expect(page).toHaveURL(/asset=a-studio-/)
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('link', { name: w.openStudio })).toBeInViewport()
    expect((await panel.boundingBox())?.height).toBe(740)
    await expectSoundOnPhone(page, language)
  })
})
