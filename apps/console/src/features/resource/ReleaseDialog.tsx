import { Button, Dialog } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

interface ReleaseDialogProps {
  readonly open: boolean
  readonly onKeep: () => void
  readonly onRelease: () => void
}

/** Asks whether a resource is really to be given back. */
export const ReleaseDialog = ({ open, onKeep, onRelease }: ReleaseDialogProps) => {
  const { t } = useTranslation('provision')
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={t('releaseTitle')}
      footer={
        <>
          <Button onClick={onKeep}>{t('keep')}</Button>
          <Button variant="danger" onClick={onRelease}>
            {t('release')}
          </Button>
        </>
      }
    >
      <p>{t('releaseQuestion')}</p>
    </Dialog>
  )
}
