export { listMessages as messages } from '@compute-mall/core/list'
