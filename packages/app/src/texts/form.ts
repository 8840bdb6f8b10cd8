export { formMessages as messages } from '@compute-mall/core/form'
