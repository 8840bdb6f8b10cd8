import type { DrawnApp } from '@compute-mall/app'
import { deviceFiles } from './deviceFiles.ts'
import { matcher } from './routes.ts'
import { texts } from './texts.ts'

const layoutTexts = ['page', 'goods'] as const

/** The mall, as server and browsers know it. */
export const mall: DrawnApp = {
  ...deviceFiles,
  base: '/ui/mall/',
  matcher,
  texts,
  layoutTexts: { desktop: layoutTexts, mobile: [...layoutTexts, 'mobile'] },
}
