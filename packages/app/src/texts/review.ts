export { reviewMessages as messages } from '@compute-mall/core/review'
