export { identityMessages as messages } from '@compute-mall/core/identity'
