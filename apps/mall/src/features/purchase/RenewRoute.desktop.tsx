import { RenewPage } from './RenewPage.tsx'
import { useRenewal } from './useRenewal.ts'

export { loader } from './useRenewal.ts'

export const Component = () => {
  const { props, dialogs } = useRenewal()
  return (
    <>
      <RenewPage {...props} />
      {dialogs}
    </>
  )
}
