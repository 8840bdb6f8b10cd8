import { MobileRenewPage } from '../../features/purchase/RenewPage.mobile.tsx'
import { useRenewal } from './useRenewal.ts'

export { loader, texts } from './useRenewal.ts'

export const Component = () => {
  const { props, dialogs } = useRenewal()
  return (
    <>
      <MobileRenewPage {...props} />
      {dialogs}
    </>
  )
}
