export { type CartCommands, CartPage, type CartPageProps } from './CartPage.tsx'
export { RemovedNotice, type RemovedNoticeProps } from './RemovedNotice.tsx'
