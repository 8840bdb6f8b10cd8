import { MobileConfirmPage } from './ConfirmPage.mobile.tsx'
import { useOrder } from './useOrder.ts'

export { loader } from './useOrder.ts'

export const Component = () => {
  const { props, dialogs } = useOrder()
  return (
    <>
      <MobileConfirmPage {...props} />
      {dialogs}
    </>
  )
}
