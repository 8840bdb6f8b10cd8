export { siteMessages as messages } from '@compute-mall/core/site'
