export { shellMessages as messages } from '@compute-mall/ui/text'
