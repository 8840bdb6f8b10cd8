/**
 * The conversations of a customer, as the mall has them beside its pages and the console as a page: the one line of the
 * window, a conversation with a shop, the page of all of them.
 */
export { CustomerMessages } from './CustomerMessages.tsx'
export { customerChat } from './customerChat.ts'
export { type AskedGoods, ShopThread } from './ShopThread.tsx'
export { useCustomerAlerts } from './useCustomerAlerts.ts'
export { useEndedSession } from './useEndedSession.ts'
export { useShop } from './useShop.ts'
