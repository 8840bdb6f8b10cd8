export { partsMessages as messages } from '@compute-mall/ui/text'
