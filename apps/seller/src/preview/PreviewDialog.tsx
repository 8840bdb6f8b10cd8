import { desktopFrame, phoneFrame } from '@compute-mall/ui/desk/goods'
import { Dialog, Tabs } from '@compute-mall/ui/parts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface PreviewDialogProps {
  readonly onClose: () => void
  /** What is previewed, in the class that makes it as wide as the chosen device. */
  readonly children: (frame: string) => ReactNode
}

/** How customers would see what is not kept yet, as wide as on a desktop or on a phone. */
export const PreviewDialog = ({ onClose, children }: PreviewDialogProps) => {
  const { t } = useTranslation('seller')
  const [device, setDevice] = useState('desktop')
  return (
    <Dialog open dismissible size="large" onClose={onClose} title={t('preview')}>
      <Tabs
        label={t('preview')}
        tabs={[
          { id: 'desktop', label: t('preview.desktop') },
          { id: 'phone', label: t('preview.phone') },
        ]}
        value={device}
        onChange={setDevice}
      >
        {children(device === 'phone' ? phoneFrame : desktopFrame)}
      </Tabs>
    </Dialog>
  )
}
