import type { Message } from '@compute-mall/core/messages'
import { Button, Dialog, Notice } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

export interface CancelUnpaidDialogProps {
  readonly view: {
    readonly open: boolean
    readonly busy: boolean
    /** Why it was not cancelled. */
    readonly notice: Message | null
  }
  readonly commands: { readonly keep: () => void; readonly cancel: () => void }
}

/** Asks whether the unpaid order that stands in the way is really to be cancelled. */
export const CancelUnpaidDialog = ({ view, commands }: CancelUnpaidDialogProps) => {
  const { t } = useTranslation('purchase')
  const say = useSay()
  return (
    <Dialog
      open={view.open}
      onClose={commands.keep}
      title={t('next.cancelOrder')}
      footer={
        <>
          <Button onClick={commands.keep}>{t('cancelUnpaidKeep')}</Button>
          <Button variant="danger" busy={view.busy} onClick={commands.cancel}>
            {t('next.cancelOrder')}
          </Button>
        </>
      }
    >
      <p>{t('cancelUnpaid')}</p>
      <div role="status">{view.notice !== null && <Notice tone="warn">{say(view.notice)}</Notice>}</div>
    </Dialog>
  )
}
