import { formatMoney } from '@compute-mall/core/money'
import { isPayable, orderStatusKey, orderTone } from '@compute-mall/core/order'
import { allowedSlipEvents, isSlipKept, type RemittanceRow } from '@compute-mall/core/payment'
import { formatInstant } from '@compute-mall/core/time'
import { DetailPage } from '@compute-mall/ui/desk/detail'
import type { Action, LoadState } from '@compute-mall/ui/desk/page'
import { PictureViewer } from '@compute-mall/ui/desk/review'
import { tones } from '@compute-mall/ui/order'
import { Card, CopyText, Notice, Tag, useDialog } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { MoneyDialog, type MoneyEntry } from '../../dialogs/MoneyDialog.tsx'
import { ReasonDialog } from '../../dialogs/ReasonDialog.tsx'
import { slipTones } from './tones.ts'

export interface RemittancePageProps {
  readonly view: {
    readonly state: LoadState<RemittanceRow>
    /** The address of the slip's picture, once it is here. */
    readonly picture: string | undefined
    readonly watermark: string
    /** Whether the reader may decide, or only look. */
    readonly mayDecide: boolean
    readonly busy: boolean
  }
  readonly links: { readonly remittances: string; readonly order: (orderId: string) => string }
  readonly commands: {
    readonly retry: () => void
    readonly confirm: (row: RemittanceRow, entry: MoneyEntry) => Promise<boolean>
    readonly refuse: (row: RemittanceRow, reason: string) => Promise<boolean>
  }
}

/** One slip: its picture beside what it should show, and the decision about it (W39). */
export const RemittancePage = ({ view, links, commands }: RemittancePageProps) => {
  const { t } = useTranslation(['operations', 'order'])
  const { language } = useLanguage()
  const { subject, open, close, closeAfter } = useDialog<'confirm' | 'refuse'>()
  const { state, picture, watermark, mayDecide, busy } = view
  const row = state.kind === 'loaded' ? state.value : null
  const disabledReason = mayDecide ? undefined : t('notAllowed')
  const isDue = row !== null && isPayable(row.orderStatus)
  const confirm: Action = {
    key: 'confirm',
    label: t(isDue ? 'confirmMoney' : 'enterLate'),
    disabledReason,
    onPress: () => open('confirm'),
  }
  const refuse: Action = {
    key: 'refuse',
    label: t('refuseSlip'),
    danger: true,
    disabledReason,
    onPress: () => open('refuse'),
  }
  const mayRefuse = row !== null && allowedSlipEvents(row.status).includes('slip.refused')
  return (
    <>
      <DetailPage<RemittanceRow>
        view={{
          head: {
            trail: [{ label: t('remittances'), to: links.remittances }, { label: row?.orderNo ?? '' }],
            title: t('remittance'),
            tag: row === null ? undefined : { label: t(`slip.${row.status}`), tone: slipTones[row.status] },
            primary: row === null ? undefined : confirm,
          },
          state,
          actions: [
            ...(mayRefuse ? [refuse] : []),
            ...(row === null ? [] : [{ key: 'order', label: t('view'), to: links.order(row.orderId) }]),
          ],
        }}
        commands={commands}
      >
        {(shown) => ({
          message: shown.reason !== null && <Notice tone="danger">{shown.reason}</Notice>,
          facts: {
            items: [
              { name: t('order:orderNo'), value: shown.orderNo },
              {
                name: t('order:status'),
                value: (
                  <Tag tone={tones[orderTone({ status: shown.orderStatus, refund: shown.refund })]}>
                    {t(`order:${orderStatusKey({ status: shown.orderStatus, refund: shown.refund })}`)}
                  </Tag>
                ),
              },
              { name: t('amount'), value: formatMoney(shown.amount) },
              {
                name: t('remarkCode'),
                value: (
                  <CopyText text={shown.remarkCode} name={t('remarkCode')}>
                    {shown.remarkCode}
                  </CopyText>
                ),
              },
              { name: t('order:buyer'), value: shown.buyer },
              { name: t('uploaded'), value: formatInstant(shown.uploadTime, language) },
              ...(shown.status === 'waiting'
                ? [{ name: t('waitUntil'), value: formatInstant(shown.waitUntil, language) }]
                : []),
            ],
          },
          aside: isSlipKept(shown.orderStatus) ? (
            picture !== undefined && (
              <Card title={t('slipPicture')} padding="medium">
                <PictureViewer picture={{ src: picture, alt: t('slipPicture') }} watermark={watermark} />
              </Card>
            )
          ) : (
            <Card title={t('slipPicture')} padding="medium">
              <p>{t('slipGone')}</p>
            </Card>
          ),
        })}
      </DetailPage>
      {row !== null && subject === 'confirm' && (
        <MoneyDialog
          title={t(isDue ? 'confirmTitle' : 'enterLate')}
          text={t(isDue ? 'confirmText' : 'enterLateText')}
          confirm={t(isDue ? 'confirmMoney' : 'enterLate')}
          busy={busy}
          onClose={close}
          onConfirm={(entry) => closeAfter(commands.confirm(row, entry))}
        />
      )}
      {row !== null && subject === 'refuse' && (
        <ReasonDialog
          title={t('refuseSlipTitle')}
          text={t('refuseSlipText')}
          hint={t('reasonHint')}
          confirm={t('refuseSlip')}
          busy={busy}
          onClose={close}
          onConfirm={(reason) => closeAfter(commands.refuse(row, reason))}
        />
      )}
    </>
  )
}
