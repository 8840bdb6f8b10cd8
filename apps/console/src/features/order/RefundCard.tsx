import { useTyped } from '@compute-mall/app'
import { formatMoney } from '@compute-mall/core/money'
import {
  allowedRefundEvents,
  OperationReason,
  type Refund,
  type RefundRequest,
  refundProgressHint,
  refundState,
  refundTime,
} from '@compute-mall/core/order'
import { withColon } from '@compute-mall/core/text'
import { formatInstant } from '@compute-mall/core/time'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Button, Card, Dialog, Tag, TextArea, useDialog } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface RefundCardProps {
  readonly view: {
    readonly orderId: string
    /** The latest request; null before the first. */
    readonly request: RefundRequest | null
    /** Money of the order that goes back, or has. */
    readonly refunds: readonly Refund[]
    readonly mayAsk: boolean
    readonly busy: boolean
  }
  readonly commands: { readonly ask: (reason: string) => Promise<boolean>; readonly withdraw: () => void }
}

/** The name under which the reason outlives an expired session. */
export const refundForm = (orderId: string): string => `refund:${orderId}`

/** A buyer's request for a refund: how to ask, and what became of it. Nothing where neither is. */
export const RefundCard = ({
  view: { orderId, request, refunds, mayAsk, busy },
  commands,
}: RefundCardProps) => {
  const { t } = useTranslation('order')
  const { language } = useLanguage()
  const { fields, isRestored, change, clear } = useTyped(refundForm(orderId), { reason: '' })
  const { subject, open, close, closeAfter } = useDialog(isRestored || null)
  const waits = request !== null && allowedRefundEvents(request.status).includes('refund.withdrawn')
  if (request === null && refunds.length === 0 && !mayAsk) return null
  return (
    <Card title={t('refund')}>
      <Stack>
        {request === null && refunds.length === 0 && <Text tone="soft">{t('refundHint')}</Text>}
        {request !== null && (
          <div role="status">
            <Text weight="medium">{t(`refund.${request.status}`)}</Text>
            <Text tone="soft">
              {t('refundAsked', { at: formatInstant(request.askTime, language) })} · {request.reason}
            </Text>
            {request.decision !== null && <Text>{t('refundDecision', { reason: request.decision })}</Text>}
          </div>
        )}
        {refunds.map((refund) => (
          <Progress key={refund.refundId} refund={refund} />
        ))}
        <Inline>
          {waits && (
            <Button busy={busy} onClick={commands.withdraw}>
              {t('withdrawRefund')}
            </Button>
          )}
          {mayAsk && !waits && <Button onClick={() => open(true)}>{t('askRefund')}</Button>}
        </Inline>
      </Stack>
      {mayAsk && !waits && subject !== null && (
        <AskDialog
          busy={busy}
          reason={fields.reason}
          onType={(reason) => change({ reason })}
          onClose={() => {
            clear()
            close()
          }}
          onAsk={(reason) => closeAfter(commands.ask(reason))}
        />
      )}
    </Card>
  )
}

/** Money that goes back: how much, why, how far it is and who acts next (R4.16). */
const Progress = ({ refund }: { readonly refund: Refund }) => {
  const { t } = useTranslation('order')
  const { language } = useLanguage()
  const say = useSay()
  const state = refundState(refund)
  return (
    <section aria-label={t(`refundReason.${refund.reason}`)}>
      <Text weight="medium">
        {t(`refundReason.${refund.reason}`)} {formatMoney(refund.amount)}{' '}
        <Tag tone={state === 'returned' ? 'success' : 'info'}>{t(`refundState.${state}`)}</Tag>
      </Text>
      <Text tone="soft">
        <time dateTime={refundTime(refund)}>{formatInstant(refundTime(refund), language, 'second')}</time> ·{' '}
        {say(refundProgressHint(refund))}
        {refund.transferDay !== null && ` ${withColon(language, t('transferDay'), refund.transferDay)}`}
      </Text>
    </section>
  )
}

interface AskDialogProps {
  readonly busy: boolean
  readonly reason: string
  readonly onType: (reason: string) => void
  readonly onClose: () => void
  readonly onAsk: (reason: string) => void
}

const AskDialog = ({ busy, reason, onType, onClose, onAsk }: AskDialogProps) => {
  const { t } = useTranslation('order')
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
        onChange={onType}
        error={isTried && !isRight ? t('refundReasonMissing') : undefined}
      />
    </Dialog>
  )
}
