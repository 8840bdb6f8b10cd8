import { useNarrow } from '@compute-mall/ui/desk/page'
import { Text } from '@compute-mall/ui/layout'
import { Button, Dialog, Sheet } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

export interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly tone: 'danger' | 'primary'
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks once before something that cannot be undone. */
export const ConfirmDialog = ({
  title,
  text,
  confirm,
  tone,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const { t } = useTranslation('content')
  const frame = {
    open: true,
    onClose,
    title,
    footer: (
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant={tone} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </>
    ),
    children: <Text>{text}</Text>,
  }
  return useNarrow() ? <Sheet {...frame} /> : <Dialog {...frame} />
}
