export { OrderDetailPage, type OrderDetailPageProps, type OrderState } from './OrderDetailPage.tsx'
export { OrderListPage, type OrderListPageProps, type OrderListState } from './OrderListPage.tsx'
