import { Button, Dialog } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

interface DeleteDialogProps {
  readonly names: readonly string[]
  readonly onClose: () => void
  readonly onDelete: () => void
}

/** Asks by name before goods are deleted (width 2.5). */
export const DeleteDialog = ({ names, onClose, onDelete }: DeleteDialogProps) => {
  const { t } = useTranslation('seller')
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t('goods.deleteTitle', { count: names.length })}
      footer={
        <>
          <Button onClick={onClose}>{t('shop.cancel')}</Button>
          <Button variant="danger" onClick={onDelete}>
            {t('goods.delete')}
          </Button>
        </>
      }
    >
      <p>{t('goods.deleteText')}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Dialog>
  )
}

interface DiscardDialogProps {
  readonly name: string
  readonly onClose: () => void
  readonly onDiscard: () => void
}

/** Asks before a draft is given up, which cannot be undone. */
export const DiscardDialog = ({ name, onClose, onDiscard }: DiscardDialogProps) => {
  const { t } = useTranslation('seller')
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t('goods.discard')}
      footer={
        <>
          <Button onClick={onClose}>{t('shop.cancel')}</Button>
          <Button variant="danger" onClick={onDiscard}>
            {t('goods.discard')}
          </Button>
        </>
      }
    >
      {t('goods.discardText', { name })}
    </Dialog>
  )
}
