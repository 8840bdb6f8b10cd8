import { ConfirmPage } from '@compute-mall/ui/screens/purchase'
import { useOrder } from './useOrder.ts'

export { loader, texts } from './useOrder.ts'

export const Component = () => {
  const { props, dialogs } = useOrder()
  return (
    <>
      <ConfirmPage {...props} />
      {dialogs}
    </>
  )
}
