import { messages } from '@compute-mall/core/messages'

/** The texts of the seller app itself. */
export const sellerMessages = messages({
  zh: {
    title: '商家中心',
    console: '控制台',
    home: '首页',
    notMerchant: '您还不是商家',
    notMerchantText: '商家中心面向已入驻的商家及其店铺成员。完成入驻后即可发布商品、处理订单和接待客户。',
    becomeMerchant: '成为商家',
    nothingToDo: '没有待处理的事项',
    nothingToDoText: '需要您处理的商品、订单和消息会显示在这里。',
  },
  en: {
    title: 'Seller centre',
    console: 'Console',
    home: 'Home',
    notMerchant: 'You are not a merchant yet',
    notMerchantText:
      'The seller centre is for merchants and the staff of their shops. Once you have settled in, you publish goods, handle orders and answer customers here.',
    becomeMerchant: 'Become a merchant',
    nothingToDo: 'Nothing waits for you',
    nothingToDoText: 'Goods, orders and messages that need you appear here.',
  },
})
