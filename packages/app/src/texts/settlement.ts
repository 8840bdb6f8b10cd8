export { settlementMessages as messages } from '@compute-mall/core/settlement'
