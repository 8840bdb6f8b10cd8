export { postpaidMessages as messages } from '@compute-mall/core/payment'
