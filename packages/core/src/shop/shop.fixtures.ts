import type { OwnShop } from './own.codec.ts'
import type { Shop, ShopTotals } from './shop.codec.ts'

/** The platform's own shop, which chat opens by default (spec section 9, Default shop id). */
export const shop: Shop = {
  shopId: '1001',
  shopName: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' },
  logoUrl: null,
  shopScore: 4.9,
  reviewCount: 326,
  servicePhone: '400-820-2190',
  serviceEmail: 'service@mall.example',
  description: {
    zh: '国家级算力中心资源直供，开通快、计费透明、全天响应。',
    en: 'Resources straight from national computing centres: quick to open, plainly billed, answered around the clock.',
  },
  hasWorkday: false,
  serviceTime: '00:00-24:00',
  daysOff: [],
  goodsCount: 128,
  createTime: '2023-04-17T10:00:00.000+08:00',
}

/** A square picture without a server, as a logo. */
export const logoUrl =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Crect width='40' height='40' fill='%23f4c430'/%3E%3Ccircle cx='20' cy='20' r='12' fill='%23c00019'/%3E%3C/svg%3E"

/** A shop that has just opened: nobody has reviewed anything of it. */
export const newShop: Shop = {
  ...shop,
  shopId: '1041',
  shopName: { zh: '星澜智算', en: 'Xinglan AI Computing' },
  shopScore: 0,
  reviewCount: 0,
  goodsCount: 3,
  createTime: '2026-11-20T10:00:00.000+08:00',
}

/** The platform's own shop as its staff see it. */
export const ownShop: OwnShop = {
  shopId: shop.shopId,
  shopName: shop.shopName,
  logoUrl: null,
  description: {
    zh: '国家级算力中心资源直供，开通快、计费透明、全天响应。',
    en: shop.description.en,
  },
  servicePhone: shop.servicePhone,
  serviceEmail: shop.serviceEmail,
  hasWorkday: true,
  serviceTime: '09:00-18:00',
  daysOff: ['2026-12-25'],
  awayMessage: '您好，我们会在上班后第一时间回复您。',
  staff: [
    { userId: 'u-seller', userName: 'seller', duties: ['owner'] },
    { userId: 'u-service', userName: 'service', duties: ['service'] },
  ],
}

export const shopTotals: ShopTotals = { shops: 40, goods: 640, centers: 16, orders: 12_873 }
