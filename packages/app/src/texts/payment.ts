export { paymentMessages as messages } from '@compute-mall/core/payment'
