import { RenewPage } from '../../features/purchase/RenewPage.tsx'
import { useRenewal } from './useRenewal.ts'

export { loader, texts } from './useRenewal.ts'

export const Component = () => {
  const { props, dialogs } = useRenewal()
  return (
    <>
      <RenewPage {...props} />
      {dialogs}
    </>
  )
}
