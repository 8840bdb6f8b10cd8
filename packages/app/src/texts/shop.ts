export { shopMessages as messages } from '@compute-mall/core/shop'
