import { Button, Dialog } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

interface CancelDialogProps {
  readonly open: boolean
  readonly onKeep: () => void
  readonly onCancel: () => void
}

/** Asks whether an order is really to be cancelled. */
export const CancelDialog = ({ open, onKeep, onCancel }: CancelDialogProps) => {
  const { t } = useTranslation('order')
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={t('cancel')}
      footer={
        <>
          <Button onClick={onKeep}>{t('keep')}</Button>
          <Button variant="danger" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('cancelQuestion')}</p>
    </Dialog>
  )
}
