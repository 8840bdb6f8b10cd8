import { SettingsPage } from './SettingsPage.tsx'
import { useSettings } from './useSettings.ts'

export { loader } from './useSettings.ts'

export const Component = () => {
  const { props, dialogs } = useSettings()
  return (
    <>
      <SettingsPage {...props} />
      {dialogs}
    </>
  )
}
