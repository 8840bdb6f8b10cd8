import { onDevice } from '@compute-mall/app'
import { ConfirmPage as PhoneConfirmPage } from './ConfirmPage.mobile.tsx'
import { ConfirmPage } from './ConfirmPage.tsx'
import { useOrder } from './useOrder.ts'

export { loader } from './useOrder.ts'

const Page = onDevice({ desktop: ConfirmPage, mobile: PhoneConfirmPage })

export const Component = () => {
  const { props, dialogs } = useOrder()
  return (
    <>
      <Page {...props} />
      {dialogs}
    </>
  )
}
