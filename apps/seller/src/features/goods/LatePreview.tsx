import type { GoodsPreviewProps } from './GoodsPreview.tsx'
import { useLate } from './useLate.ts'

const load = async () => (await import('./GoodsPreview.tsx')).GoodsPreview

/** The preview of goods, loaded once it is asked for: it brings covers and devices along. */
export const LatePreview = (props: GoodsPreviewProps) => {
  const Preview = useLate(load, props.onClose)
  return Preview && <Preview {...props} />
}
