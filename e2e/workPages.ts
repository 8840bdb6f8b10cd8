import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The pages of an app by their files, with an address of each; what it names need not be there. */
export type Pages = Readonly<Record<string, string>>

export const admin = {
  'home/HomeRoute': '/',
  'goods/GoodsQueueRoute': '/goods-applications',
  'goods/GoodsReviewRoute': '/goods-applications/x',
  'goods/ShelvesRoute': '/goods',
  'catalogue/CatalogueRoute': '/catalogue',
  'catalogue/CatalogueNewRoute': '/catalogue/new',
  'catalogue/CatalogueItemRoute': '/catalogue/x',
  'catalogue/CatalogueEditRoute': '/catalogue/x/edit',
  'search/SynonymsRoute': '/synonyms',
  'search/MissesRoute': '/synonyms/misses',
  'search/TaxonomyRoute': '/taxonomy',
  'settlement/MerchantsRoute': '/merchants',
  'settlement/MerchantRoute': '/merchants/x',
  'feedback/FeedbackQueueRoute': '/feedback',
  'feedback/FeedbackRoute': '/feedback/x',
  'order/OrdersRoute': '/orders',
  'order/OrderRoute': '/orders/x',
  'order/OpeningsRoute': '/openings',
  'payment/RemittancesRoute': '/remittances',
  'payment/RemittanceRoute': '/remittances/x',
  'order/RefundsRoute': '/refunds',
  'order/OwedRoute': '/owed',
  'payment/BillsRoute': '/reconciliation',
  'payment/DifferencesRoute': '/reconciliation/differences',
  'postpaid/PostpaidRoute': '/postpaid',
  'postpaid/PostpaidBillsRoute': '/postpaid/bills',
  'goods/GiftRoute': '/goods/g-node/gift',
  'statement/StatementsRoute': '/statements',
  'statement/StatementRoute': '/statements/x',
  'invoice/InvoicesRoute': '/invoices',
  'invoice/InvoiceRoute': '/invoices/x',
  'content/BannersRoute': '/banners',
  'content/BannerNewRoute': '/banners/new',
  'content/BannerRoute': '/banners/x',
  'content/BannerEditRoute': '/banners/x/edit',
  'content/AnnouncementsRoute': '/announcements',
  'content/AnnouncementNewRoute': '/announcements/new',
  'content/AnnouncementRoute': '/announcements/x',
  'content/AnnouncementEditRoute': '/announcements/x/edit',
  'content/LiveRoute': '/live',
  'content/ThemeRoute': '/theme',
  'content/ServicesRoute': '/services',
  'document/DocumentsRoute': '/documents',
  'document/VersionNewRoute': '/documents/privacy/new',
  'document/VersionRoute': '/documents/privacy/version/x',
  'document/DraftRoute': '/document-drafts/x',
  'document/DraftEditRoute': '/document-drafts/x/edit',
  'goods/ReviewReportsRoute': '/review-reports',
  'settings/SettingsRoute': '/settings',
  'people/PeopleRoute': '/people',
  'people/PersonRoute': '/people/x',
  'audit/AuditRoute': '/audit',
} as const satisfies Pages

export const seller = {
  'home/HomeRoute': '/mall/seller/home',
  'goods/GoodsRoute': '/goods',
  'goods/GoodsDetailRoute': '/goods/x',
  'goods/GoodsEditorRoute': '/goods/x/edit',
  'goods/NewGoodsRoute': '/goods/new',
  'goods/CustomerReviewsRoute': '/reviews',
  'order/OrdersRoute': '/orders',
  'order/OrderRoute': '/orders/x',
  'statement/StatementsRoute': '/statements',
  'statement/StatementRoute': '/statements/x',
  'chat/MessagesRoute': '/messages',
  'chat/CannedRepliesRoute': '/messages/replies',
  'shop/ShopRoute': '/shop',
} as const satisfies Pages

export const ownConsole = {
  'overview/OverviewRoute': '/',
  'order/OrdersRoute': '/orders',
  'order/OrderRoute': '/orders/x',
  'resource/ResourcesRoute': '/resources',
  'resource/ResourceRoute': '/resources/x',
  'team/TeamRoute': '/team',
  'team/GroupRoute': '/team/groups/x',
  'team/RequestsRoute': '/team/requests',
  'team/RequestRoute': '/team/requests/x',
  'team/AskRoute': '/team/ask?goodsId=x&skuId=x&pricingId=x',
  'account/AccountRoute': '/account',
  'account/EntriesRoute': '/account/entries',
  'account/BillRoute': '/account/bills/2026-10',
  'postpaid/BillsRoute': '/account/postpaid',
  'invoice/InvoicesRoute': '/invoices',
  'invoice/AskInvoiceRoute': '/invoices/new',
  'invoice/InvoiceRoute': '/invoices/x',
  'chat/MessagesRoute': '/messages',
  'notice/NoticesRoute': '/notices',
  'feedback/FeedbackListRoute': '/feedback',
  'feedback/FeedbackRoute': '/feedback/x',
  'settings/SettingsRoute': '/settings',
  'space/SpaceRoute': '/space',
} as const satisfies Pages

/** Turns to a page within its app, and waits until it stands. */
export const turnTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash
  }, path)
  await expect(page).toHaveURL(new RegExp(`#${path.replaceAll(/[?/]/g, '\\$&')}`))
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main h1, main p').first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0)
}

/** The addresses of pages of one’s kind, from the list that leads there up to the one above it. */
const listsAbove = (path: string): readonly string[] => {
  const [before = ''] = path.split('/x')
  const parts = before.split('/').slice(1)
  return parts.map((_, depth) => `/${parts.slice(0, parts.length - depth).join('/')}`)
}

/** An address that names what is there, found in the list that leads to it; the given one where nothing is listed. */
export const existing = async (page: Page, path: string): Promise<string> => {
  if (!path.includes('/x')) return path
  const [before = '', after = ''] = path.split('/x')
  const named = new RegExp(`^#${before}/([^/?]+)(?:[?]|$)`)
  for (const list of listsAbove(path)) {
    await turnTo(page, list)
    const links = await page
      .locator('main a[href^="#"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    const [, id] = links.flatMap((href) => href.match(named) ?? [])
    if (id !== undefined && id !== 'new') return `${before}/${id}${after}`
  }
  return path
}
