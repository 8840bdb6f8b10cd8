export { failureMessages as messages } from '@compute-mall/ui/text'
