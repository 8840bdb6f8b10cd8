export { serviceMessages as messages } from '@compute-mall/core/site'
