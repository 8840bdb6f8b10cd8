export { startWatch } from '@compute-mall/browser'
