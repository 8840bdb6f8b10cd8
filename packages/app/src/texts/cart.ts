export { cartMessages as messages } from '@compute-mall/core/cart'
