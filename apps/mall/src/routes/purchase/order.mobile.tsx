import { MobileConfirmPage } from '@compute-mall/ui/screens/purchase/mobile'
import { useOrder } from './useOrder.ts'

export { loader, texts } from './useOrder.ts'

export const Component = () => {
  const { props, dialogs } = useOrder()
  return (
    <>
      <MobileConfirmPage {...props} />
      {dialogs}
    </>
  )
}
