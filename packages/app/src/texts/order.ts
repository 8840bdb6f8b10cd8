export { orderMessages as messages } from '@compute-mall/core/order'
