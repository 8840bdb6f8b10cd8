import { MobileRenewPage } from './RenewPage.mobile.tsx'
import { useRenewal } from './useRenewal.ts'

export { loader } from './useRenewal.ts'

export const Component = () => {
  const { props, dialogs } = useRenewal()
  return (
    <>
      <MobileRenewPage {...props} />
      {dialogs}
    </>
  )
}
