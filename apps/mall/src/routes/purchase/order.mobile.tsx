import { MobileConfirmPage } from '../../features/purchase/ConfirmPage.mobile.tsx'
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
