export { billMessages } from '@compute-mall/core/payment'
