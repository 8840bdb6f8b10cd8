export { ledgerMessages as messages } from '@compute-mall/core/ledger'
