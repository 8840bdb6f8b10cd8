export { purchaseMessages as messages } from '@compute-mall/core/purchase'
