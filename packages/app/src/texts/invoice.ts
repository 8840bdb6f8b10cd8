export { invoiceMessages as messages } from '@compute-mall/core/invoice'
