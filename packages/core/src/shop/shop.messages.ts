import { messages } from '../messages/index.ts'

/** What is said about a shop wherever it is shown. */
export const shopMessages = messages({
  zh: {
    title: '店铺详情',
    score: '店铺评分 {{score}}',
    goods_other: '{{count}} 件商品',
    phone: '客服电话',
    email: '客服邮箱',
    hours: '客服时间',
    workdays: '工作日 {{time}}',
    everyDay: '每天 {{time}}',
    enter: '进店逛逛',
    contact: '联系商家',
    totalShops: '入驻店铺',
    totalGoods: '在售商品',
    totalCenters: '接入算力中心',
    totalOrders: '累计订单',
  },
  en: {
    title: 'Shop',
    score: 'Shop rated {{score}}',
    goods_one: '{{count}} product',
    goods_other: '{{count}} products',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Service hours',
    workdays: 'Working days, {{time}}',
    everyDay: 'Every day, {{time}}',
    enter: 'Visit the shop',
    contact: 'Contact the seller',
    totalShops: 'Shops',
    totalGoods: 'Products on sale',
    totalCenters: 'Computing centres',
    totalOrders: 'Orders so far',
  },
})
