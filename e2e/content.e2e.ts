import { siteEndpoints } from '@compute-mall/core/site'
import type { Browser, Page } from '@playwright/test'
import { origin } from './account.ts'
import { expect, expectSound, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    banners: '横幅与广告',
    addBanner: '新增横幅',
    titleZh: /^中文标题/,
    titleEn: /^英文标题/,
    link: /^链接/,
    position: /^顺序/,
    save: '保存',
    required: '请填写此项',
    badLink: '请输入商城内的路径或 https 地址',
    foreign: '链接须为商城内的路径，或已允许站点的 https 地址',
    kind: /^类型/,
    desktopPicture: /^电脑端图片/,
    removePicture: '移除图片: 电脑端图片',
    added: (title: string) => `已新增“${title}”，发布后才会展示`,
    draft: '未发布',
    publish: '发布',
    shown: '展示中',
    unpublish: '取消发布',
    history: ['发布横幅', '新增横幅'],
    title: '年终算力节',
    announcements: '公告',
    addAnnouncement: '新增公告',
    textZh: /^中文内容/,
    textEn: /^英文内容/,
    announcement: '周日停机维护',
    announcementText: '周日 02:00 至 04:00 暂停服务。',
    documents: '协议与隐私',
    newPrivacy: '新建版本: 隐私政策',
    version: /^版本号/,
    day: /^生效日期/,
    bodyZh: '中文正文',
    bodyEn: '英文正文',
    taken: (version: string) => `版本号 ${version} 已存在`,
    adminOnly: '仅管理员可以发布',
    legalOnly: '仅法务可以编写',
    edit: '修改',
    dayWrong: '生效日期须为今天或以后，且晚于已发布的版本',
    differ: '第 1 章的中英文不一致：每章须有标题，段落数须相同',
    published: (version: string) => `已发布版本 ${version}`,
    inForce: '生效中',
    privacyVersions: '隐私政策: 已发布的版本',
    paragraph: '我们只为提供服务使用您的信息。',
    forbidden: '没有权限访问该页面，请联系管理员',
  },
  en: {
    banners: 'Banners and ads',
    addBanner: 'Add a banner',
    titleZh: /^Chinese title/,
    titleEn: /^English title/,
    link: /^Link/,
    position: /^Order/,
    save: 'Save',
    required: 'Fill this in',
    badLink: 'Enter a path of the mall or an https address',
    foreign: 'The link must be a path of the mall, or an https address of a site that is allowed.',
    kind: /^Kind/,
    desktopPicture: /^Picture for desktops/,
    removePicture: 'Remove the picture: Picture for desktops',
    added: (title: string) => `“${title}” was added. It is shown once it is published.`,
    draft: 'Not published',
    publish: 'Publish',
    shown: 'Shown',
    unpublish: 'Unpublish',
    history: ['Published a banner', 'Added a banner'],
    // Whoever reads English reads nothing Chinese: the title is Latin in both.
    title: 'Year-end compute days',
    announcements: 'Announcements',
    addAnnouncement: 'Add an announcement',
    textZh: /^Chinese text/,
    textEn: /^English text/,
    announcement: 'Maintenance on Sunday',
    announcementText: 'No service on Sunday from 02:00 to 04:00.',
    documents: 'Agreement and privacy',
    newPrivacy: 'New version: Privacy policy',
    version: /^Version/,
    day: /^Effective day/,
    bodyZh: 'Chinese text',
    bodyEn: 'English text',
    taken: (version: string) => `The version ${version} exists already.`,
    adminOnly: 'Administrators alone publish',
    legalOnly: 'Legal alone writes versions',
    edit: 'Change',
    dayWrong: 'The version must take effect today or later, and after every published one.',
    differ: 'Chapter 1 differs between the languages: each has a heading and as many paragraphs.',
    published: (version: string) => `Version ${version} is published`,
    inForce: 'In force',
    privacyVersions: 'Privacy policy: Published versions',
    paragraph: 'We use what we know about you to serve you, and for nothing else.',
    forbidden: 'You have no permission to see this page. Please contact the administrator.',
  },
} as const

/** An address that differs behind its hash alone loads no new document. */
const openAnew = async (page: Page, address: string) => {
  await page.goto('about:blank')
  await page.goto(address)
}

/** Somebody who is not signed in, in a browser of their own. */
const asVisitor = async (browser: Browser, locale: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin(), locale })
  return context.newPage()
}

/** A picture of one point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('[R2.13][R2.23][R1.05] marketing publishes a banner with a picture, visitors see it on the home of the mall until it is taken back', async ({
  page,
  enter,
  browser,
  language,
}) => {
  test.setTimeout(150_000)
  const w = words[language]
  const title = `${w.title} ${Date.now()}`
  const market = await enter('market')
  await page.goto('/ui/admin/#/banners')
  await expect(page.getByRole('heading', { level: 1, name: w.banners })).toBeVisible()

  await page.getByRole('link', { name: w.addBanner }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.addBanner })).toBeVisible()
  await page.getByRole('button', { name: w.save }).click()
  await expect(page.getByText(w.required).first()).toBeVisible()
  await page.getByRole('textbox', { name: w.titleZh }).fill(title)
  await page.getByRole('textbox', { name: w.titleEn }).fill(title)
  await page.getByRole('combobox', { name: w.kind }).selectOption('2')
  await page.getByRole('textbox', { name: w.link }).fill('search/goods')
  await expect(page.getByText(w.badLink).first()).toBeVisible()
  await page.getByRole('textbox', { name: w.link }).fill('https://evil.example/')
  await page.getByRole('button', { name: w.save }).click()
  await expect(page.getByText(w.foreign).first()).toBeVisible()
  await page.getByRole('textbox', { name: w.link }).fill('/search/goods?other=trial')
  await page
    .getByLabel(w.desktopPicture)
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE })
  await expect(page.locator('img[src^="/operation/banner/picture/"]').first()).toBeVisible()
  await expectSound(page, language)
  await page.getByRole('button', { name: w.save }).click()

  await expect(page.getByText(w.added(title))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(w.draft, { exact: true })).toBeVisible()
  const visitor = await asVisitor(browser, language === 'zh' ? 'zh-CN' : 'en-GB')
  await visitor.goto('/ui/mall/')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(visitor.getByText(title)).toHaveCount(0)

  await page.getByRole('button', { name: w.publish, exact: true }).click()
  await expect(page.getByText(w.shown, { exact: true })).toBeVisible()
  for (const line of w.history) await expect(page.getByText(line, { exact: true })).toBeVisible()
  await expectSound(page, language)
  await visitor.goto('/ui/mall/')
  await expect(visitor.getByRole('link', { name: title })).toBeVisible()
  const picture = visitor.locator('img[src^="/operation/banner/picture/"]').first()
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(1)
  await visitor.getByRole('link', { name: title }).click()
  await expect(visitor).toHaveURL(/\/search\/goods\?other=trial/)

  const bannerId = new URL(page.url()).hash.split('/').at(-1) ?? ''
  const { row, history } = await call(siteEndpoints.banner, { params: { bannerId } }, origin(), market)
  expect([row.phase, row.banner.link]).toEqual(['shown', '/search/goods?other=trial'])
  expect(history.map(({ action, actor }) => [action, actor])).toEqual([
    ['banner.published', 'market'],
    ['banner.added', 'market'],
  ])

  await page.getByRole('button', { name: w.unpublish }).click()
  await expect(page.getByText(w.draft, { exact: true })).toBeVisible()
  await visitor.goto('/ui/mall/')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(visitor.getByText(title)).toHaveCount(0)
  await visitor.context().close()

  await enter('legal')
  await openAnew(page, '/ui/admin/#/banners')
  await expect(page.getByText(w.forbidden)).toBeVisible()
})

test('[R1.05] marketing announces something: customers read it in the console, visitors on the home of the mall', async ({
  page,
  enter,
  play,
  browser,
  language,
}) => {
  test.setTimeout(120_000)
  const w = words[language]
  const title = `${w.announcement} ${Date.now()}`
  const market = await enter('market')
  await page.goto('/ui/admin/#/announcements')
  await expect(page.getByRole('heading', { level: 1, name: w.announcements })).toBeVisible()
  await page.getByRole('link', { name: w.addAnnouncement }).click()
  await page.getByRole('textbox', { name: w.titleZh }).fill(title)
  await page.getByRole('textbox', { name: w.titleEn }).fill(title)
  await page.getByRole('textbox', { name: w.textZh }).fill(w.announcementText)
  await page.getByRole('textbox', { name: w.textEn }).fill(w.announcementText)
  await expectSound(page, language)
  await page.getByRole('button', { name: w.save }).click()
  await page.getByRole('button', { name: w.publish, exact: true }).click()
  // A row of the page is called so too, in English.
  await expect(page.getByRole('main').getByText(w.shown, { exact: true }).first()).toBeVisible()
  await expectSound(page, language)
  const announcementId = new URL(page.url()).hash.split('/').at(-1) ?? ''

  const visitor = await asVisitor(browser, language === 'zh' ? 'zh-CN' : 'en-GB')
  await visitor.goto('/ui/mall/')
  await expect(visitor.getByText(title)).toBeVisible()
  await visitor.context().close()
  await play('announced')
  await openAnew(page, '/ui/console/')
  await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByText(w.announcementText).first()).toBeVisible()
  await expectSound(page, language)

  await call(siteEndpoints.unpublishAnnouncement, { params: { announcementId } }, origin(), market)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
})

test('[R5.08][R6.09] legal writes a version of the privacy policy, an admin publishes it, visitors read it and the one before', async ({
  page,
  enter,
  browser,
  language,
}) => {
  test.setTimeout(150_000)
  const w = words[language]
  const version = `${language}-${Date.now().toString(36)}`
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  await enter('legal')
  await page.goto('/ui/admin/#/documents')
  await expect(page.getByRole('heading', { level: 1, name: w.documents })).toBeVisible()
  await expectSound(page, language)
  await page.getByRole('link', { name: w.newPrivacy }).click()
  const text = (name: string) => page.getByRole('textbox', { name, exact: false })
  // The text of the newest version is where the next one begins.
  await expect(text(w.bodyZh)).toHaveValue(/^# /)
  await page.getByRole('textbox', { name: w.version }).fill('2026-08')
  await page.getByRole('button', { name: w.save }).click()
  await expect(page.getByText(w.taken('2026-08')).first()).toBeVisible()
  await page.getByRole('textbox', { name: w.version }).fill(version)
  await text(w.bodyZh).fill('# 一、用途\n\n我们只为提供服务使用您的信息。')
  await text(w.bodyEn).fill(
    '# 1. Use\n\nWe use what we know about you to serve you, and for nothing else.\n\nMore.',
  )
  await expectSound(page, language)
  await page.getByRole('button', { name: w.save }).click()
  await expect(page.getByRole('heading', { level: 1, name: version })).toBeVisible()
  await expect(page.getByRole('button', { name: w.publish, exact: true })).toHaveAccessibleDescription(
    w.adminOnly,
  )
  const draft = page.url()

  const dialog = page.getByRole('dialog')
  const publish = async () => {
    await page.getByRole('button', { name: w.publish, exact: true }).click()
    await dialog.getByRole('button', { name: w.publish, exact: true }).click()
  }
  const change = async (how: () => Promise<void>) => {
    await enter('legal')
    await openAnew(page, draft)
    await page.getByRole('link', { name: w.edit, exact: true }).click()
    await how()
    await page.getByRole('button', { name: w.save }).click()
    await expect(page.getByRole('button', { name: w.publish, exact: true })).toBeVisible()
    await enter('admin')
    await openAnew(page, draft)
  }
  const admin = await enter('admin')
  await openAnew(page, draft)
  await expect(page.getByRole('link', { name: w.edit, exact: true })).toHaveCount(0)
  await publish()
  await expect(page.getByText(w.dayWrong)).toBeVisible()
  await change(() => page.getByRole('textbox', { name: w.day }).fill(today))
  await publish()
  await expect(page.getByText(w.differ)).toBeVisible()
  await change(() =>
    text(w.bodyEn).fill('# 1. Use\n\nWe use what we know about you to serve you, and for nothing else.'),
  )
  await publish()
  await expect(page.getByText(w.published(version))).toBeVisible()
  const published = page.getByRole('list', { name: w.privacyVersions })
  await expect(published.getByRole('link', { name: version })).toBeVisible()
  await expect(published.getByText(w.inForce)).toBeVisible()

  const visitor = await asVisitor(browser, language === 'zh' ? 'zh-CN' : 'en-GB')
  await visitor.goto(`/ui/mall/privacy?version=${version}`)
  await expect(visitor.getByText(w.paragraph)).toBeVisible()
  await visitor.goto('/ui/mall/privacy')
  await expect(visitor.getByRole('link', { name: new RegExp(version) })).toBeVisible()
  await visitor.getByRole('link', { name: /2026-08/ }).click()
  await expect(visitor.getByText(w.paragraph)).toHaveCount(0)
  await visitor.context().close()

  const { document, phase } = await call(
    siteEndpoints.publishedVersion,
    { params: { kind: 'privacy', version } },
    origin(),
    admin,
  )
  expect([document.sections.length, phase === 'scheduled']).toEqual([1, false])
})
