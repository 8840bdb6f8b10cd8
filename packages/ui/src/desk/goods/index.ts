/** Goods as their seller describes them, for whoever writes or reviews them. */
export { GoodsVersion } from './GoodsVersion.tsx'
export { desktopFrame, phoneFrame } from './goods.css.ts'
