import { allowedRefundEvents, OperationReason, type RefundRequest } from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Button, Card, Dialog, TextArea } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface RefundCardProps {
  readonly view: {
    /** The latest request; null before the first. */
    readonly request: RefundRequest | null
    readonly mayAsk: boolean
    readonly busy: boolean
    /** Counts what was asked; each closes the dialog. */
    readonly round: number
  }
  readonly commands: { readonly ask: (reason: string) => void; readonly withdraw: () => void }
}

/** A buyer's request for a refund: how to ask, and what became of it. Nothing where neither is. */
export const RefundCard = ({ view: { request, mayAsk, busy, round }, commands }: RefundCardProps) => {
  const { t } = useTranslation('order')
  const { language } = useLanguage()
  const [asking, setAsking] = useState<number | null>(null)
  const waits = request !== null && allowedRefundEvents(request.status).includes('refund.withdrawn')
  if (request === null && !mayAsk) return null
  return (
    <Card title={t('refund')}>
      <Stack>
        {request === null ? (
          <Text tone="soft">{t('refundHint')}</Text>
        ) : (
          <div role="status">
            <Text weight="medium">{t(`refund.${request.status}`)}</Text>
            <Text tone="soft">
              {t('refundAsked', { at: formatInstant(request.askTime, language) })} · {request.reason}
            </Text>
            {request.decision !== null && <Text>{t('refundDecision', { reason: request.decision })}</Text>}
          </div>
        )}
        <Inline>
          {waits && (
            <Button busy={busy} onClick={commands.withdraw}>
              {t('withdrawRefund')}
            </Button>
          )}
          {mayAsk && !waits && <Button onClick={() => setAsking(round)}>{t('askRefund')}</Button>}
        </Inline>
      </Stack>
      {asking === round && <AskDialog busy={busy} onClose={() => setAsking(null)} onAsk={commands.ask} />}
    </Card>
  )
}

interface AskDialogProps {
  readonly busy: boolean
  readonly onClose: () => void
  readonly onAsk: (reason: string) => void
}

const AskDialog = ({ busy, onClose, onAsk }: AskDialogProps) => {
  const { t } = useTranslation('order')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isRight = OperationReason.is(reason)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('askRefundTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('refundKeep')}</Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => {
              setTried(true)
              if (isRight) onAsk(reason.trim())
            }}
          >
            {t('askRefund')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('refundReason')}
        hint={t('refundReasonHint')}
        required
        rows={3}
        value={reason}
        onChange={setReason}
        error={isTried && !isRight ? t('refundReasonMissing') : undefined}
      />
    </Dialog>
  )
}
