export { deskMessages as messages } from '@compute-mall/ui/text'
