export { searchMessages as messages } from '@compute-mall/core/search'
