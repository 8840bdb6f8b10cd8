export { widgetsMessages as messages } from '@compute-mall/ui/text'
