export { startWatch } from '@compute-mall/react'
