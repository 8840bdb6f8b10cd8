import { useNotices, useToasts } from '@compute-mall/react'
import { ToastRegion } from '@compute-mall/ui/parts'
import { useDevice } from '../router/device.ts'

/** Shows the toasts of failed calls (R8.02). */
export const Toasts = () => {
  const { remove } = useNotices()
  const device = useDevice()
  return <ToastRegion kind="toast" device={device} messages={useToasts()} onGone={remove} />
}
