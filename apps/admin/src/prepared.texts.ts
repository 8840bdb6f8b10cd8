export { preparedMessages as messages } from '@compute-mall/core/review'
