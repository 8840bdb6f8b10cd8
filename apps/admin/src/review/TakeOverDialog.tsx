import { Button, Dialog } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

interface TakeOverDialogProps {
  readonly name: string
  readonly onTake: () => void
  readonly onClose: () => void
}

/** Asks before a review is taken from somebody else. */
export const TakeOverDialog = ({ name, onTake, onClose }: TakeOverDialogProps) => {
  const { t } = useTranslation(['admin', 'desk', 'review'])
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t('takeOverTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('desk:cancel')}</Button>
          <Button variant="primary" onClick={onTake}>
            {t('review:takeOver')}
          </Button>
        </>
      }
    >
      {t('takeOverText', { name })}
    </Dialog>
  )
}
