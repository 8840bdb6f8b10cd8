import { useNotices, useToasts } from '@compute-mall/react'
import { ToastRegion } from '@compute-mall/ui/parts'
import { useDevice } from '../router/environment.ts'

/** Shows the toasts of failed calls (R8.02). */
export const Toasts = () => {
  const { remove } = useNotices()
  return <ToastRegion kind="toast" device={useDevice()} messages={useToasts()} onGone={remove} />
}
