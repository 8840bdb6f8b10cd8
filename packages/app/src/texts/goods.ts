export { goodsMessages as messages } from '@compute-mall/core/goods'
