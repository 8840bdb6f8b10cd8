import { onDevice } from '@compute-mall/app'
import { RenewPage as PhoneRenewPage } from './RenewPage.mobile.tsx'
import { RenewPage } from './RenewPage.tsx'
import { useRenewal } from './useRenewal.ts'

export { loader } from './useRenewal.ts'

const Page = onDevice({ desktop: RenewPage, mobile: PhoneRenewPage })

export const Component = () => {
  const { props, dialogs } = useRenewal()
  return (
    <>
      <Page {...props} />
      {dialogs}
    </>
  )
}
