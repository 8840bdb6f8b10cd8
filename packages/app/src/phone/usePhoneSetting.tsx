import { useClient } from '@compute-mall/react'
import type { PhonePurpose } from '@compute-mall/ui/identity'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { PhoneSettingProps } from './PhoneSetting.tsx'
import type { Phone } from './phone.ts'

/** The dialog, once it is loaded. */
interface Opened {
  readonly phone: Phone
  readonly purpose: PhonePurpose
  readonly Setting: ComponentType<PhoneSettingProps>
}

/**
 * The phone setting dialog over any page (R2.17, R5.07).
 * @param bound is told when a number has been bound and verified
 */
export const usePhoneSetting = (
  bound: () => void,
): { readonly open: (purpose: PhonePurpose) => void; readonly dialog: ReactNode } => {
  const client = useClient()
  const [opened, setOpened] = useState<Opened | null>(null)
  return {
    open: (purpose) =>
      void import('./PhoneSetting.tsx').then(({ PhoneSetting, startPhone }) =>
        setOpened({ phone: startPhone(client), purpose, Setting: PhoneSetting }),
      ),
    dialog: opened && (
      <opened.Setting
        phone={opened.phone}
        purpose={opened.purpose}
        close={() => setOpened(null)}
        bound={bound}
      />
    ),
  }
}
