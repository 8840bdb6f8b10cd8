export { mobileMessages as messages } from '@compute-mall/ui/text'
