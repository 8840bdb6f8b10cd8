import { messages } from '@compute-mall/core/messages'

/** The texts of the console itself. */
export const consoleMessages = messages({
  zh: { title: '控制台', orders: '订单', resources: '资源', notices: '通知', feedback: '我的反馈' },
  en: {
    title: 'Console',
    orders: 'Orders',
    resources: 'Resources',
    notices: 'Notices',
    feedback: 'My feedback',
  },
})
