export { assetMessages as messages } from '@compute-mall/core/asset'
