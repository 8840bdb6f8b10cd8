export { provisionMessages as messages } from '@compute-mall/core/provision'
