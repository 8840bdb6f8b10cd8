export { errorMessages as messages } from '@compute-mall/core/http'
