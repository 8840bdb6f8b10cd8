import { ConfirmPage } from './ConfirmPage.tsx'
import { useOrder } from './useOrder.ts'

export { loader } from './useOrder.ts'

export const Component = () => {
  const { props, dialogs } = useOrder()
  return (
    <>
      <ConfirmPage {...props} />
      {dialogs}
    </>
  )
}
