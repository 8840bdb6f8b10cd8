export { resourceMessages as messages } from '@compute-mall/core/resource'
