import { ConfirmPage } from '../../features/purchase/ConfirmPage.tsx'
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
