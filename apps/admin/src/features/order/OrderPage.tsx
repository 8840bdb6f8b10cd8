import { formatMoney } from '@compute-mall/core/money'
import {
  type AdminOrder,
  type LedgerLine,
  type OpeningRow,
  type OwedRefund,
  orderView,
  refundState,
  refundTime,
} from '@compute-mall/core/order'
import { withColon } from '@compute-mall/core/text'
import { formatInstant } from '@compute-mall/core/time'
import { DetailPage, Facts } from '@compute-mall/ui/desk/detail'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { Stack, Text } from '@compute-mall/ui/layout'
import { tones } from '@compute-mall/ui/order'
import { Card, LinkButton, Notice, Tag } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { owedTones, provisionTones, refundTones } from './tones.ts'
import { useProviderName } from './useProviderName.ts'

export interface OrderPageProps {
  readonly view: { readonly state: LoadState<AdminOrder>; readonly now: number }
  readonly links: { readonly orders: string; readonly openings: (orderNo: string) => string }
  readonly commands: { readonly retry: () => void }
}

/** One order with everything that operations need to answer for it: history, openings, money. */
export const OrderPage = ({ view: { state, now }, links, commands }: OrderPageProps) => {
  const { t } = useTranslation(['operations', 'order'])
  const { language } = useLanguage()
  const say = useSay()
  const order = state.kind === 'loaded' ? state.value.order : null
  return (
    <DetailPage<AdminOrder>
      view={{
        head: {
          trail: [{ label: t('orders'), to: links.orders }, { label: order?.orderNo ?? '' }],
          title: t('order'),
          tag:
            order === null
              ? undefined
              : { label: say(orderView(order, now).status), tone: tones[orderView(order, now).tone] },
        },
        state,
      }}
      commands={commands}
    >
      {({ order: shown, buyer, ledger, openings, refunds, request }) => ({
        message: request?.status === 'asked' && (
          <Notice tone="warn">{withColon(language, t('request'), request.reason)}</Notice>
        ),
        facts: {
          items: [
            { name: t('order:orderNo'), value: shown.orderNo },
            { name: t('order:buyer'), value: buyer },
            { name: t('order:type'), value: t(`order:type.${shown.type}`) },
            {
              name: t('order:payMethod'),
              value: shown.payMethod === null ? '—' : t(`order:payMethod.${shown.payMethod}`),
            },
            { name: t('order:total'), value: formatMoney(shown.total) },
            { name: t('order:createTime'), value: formatInstant(shown.createTime, language, 'second') },
            {
              name: t('order:payTime'),
              value: shown.payTime === null ? '—' : formatInstant(shown.payTime, language, 'second'),
            },
            ...(request === null
              ? []
              : [
                  {
                    name: t('request'),
                    value: <Tag tone={refundTones[request.status]}>{t(`refund.${request.status}`)}</Tag>,
                  },
                ]),
          ],
        },
        children: (
          <>
            {openings.length > 0 && (
              <Card title={t('openings')} padding="medium">
                <Stack>
                  {openings.map((opening) => (
                    <Opening key={opening.lineId} opening={opening} />
                  ))}
                  {openings.some(({ status }) => status === 'failed') && (
                    <LinkButton to={links.openings(shown.orderNo)}>{t('openings')}</LinkButton>
                  )}
                </Stack>
              </Card>
            )}
            {refunds.length > 0 && (
              <Card title={t('owed')} padding="medium">
                <Stack>
                  {refunds.map((refund) => (
                    <Owed key={refund.refundId} refund={refund} />
                  ))}
                </Stack>
              </Card>
            )}
            <Card title={t('ledger')} padding="medium">
              {ledger.length === 0 ? (
                <Text tone="soft">{t('noLedger')}</Text>
              ) : (
                <Stack>
                  {ledger.map((entry) => (
                    <Entry key={entry.entryId} entry={entry} />
                  ))}
                </Stack>
              )}
            </Card>
          </>
        ),
        timeline: orderView(shown, now)
          .history.flatMap(({ label, at }, index) =>
            at === null
              ? []
              : [
                  {
                    key: `${index}`,
                    title: say(label),
                    at: { iso: at, text: formatInstant(at, language, 'second') },
                  },
                ],
          )
          .reverse(),
      })}
    </DetailPage>
  )
}

const Opening = ({ opening }: { readonly opening: OpeningRow }) => {
  const { t } = useTranslation(['operations', 'order'])
  const { language } = useLanguage()
  const { goods, centerName, amount, status, tries, error, nextTime } = opening
  return (
    <section aria-label={goods[language]}>
      <Text weight="medium">
        {goods[language]} × {amount} <Tag tone={provisionTones[status]}>{t(`order:provision.${status}`)}</Tag>
      </Text>
      <Facts
        items={[
          { name: t('center'), value: centerName?.[language] ?? '—' },
          { name: t('tries'), value: tries },
          { name: t('error'), value: error ?? '—' },
          {
            name: t('nextTime'),
            value: nextTime === null ? '—' : formatInstant(nextTime, language, 'second'),
          },
        ]}
      />
    </section>
  )
}

const Owed = ({ refund }: { readonly refund: OwedRefund }) => {
  const { t } = useTranslation(['operations', 'order'])
  const { language } = useLanguage()
  const state = refundState(refund)
  return (
    <section aria-label={t(`owedReason.${refund.reason}`)}>
      <Text weight="medium">
        {t(`owedReason.${refund.reason}`)} {formatMoney(refund.amount)}{' '}
        <Tag tone={owedTones[state]}>{t(`order:refundState.${state}`)}</Tag>
      </Text>
      <Facts
        items={[
          {
            name: t('order:refundStateTime'),
            value: formatInstant(refundTime(refund), language, 'second'),
          },
          { name: t('nextStep'), value: t(`owedNext.${refund.way}.${state}`) },
          ...(refund.bankReference === null
            ? []
            : [
                { name: t('order:transferDay'), value: refund.transferDay ?? '—' },
                { name: t('bankReference'), value: refund.bankReference },
              ]),
        ]}
      />
    </section>
  )
}

const Entry = ({ entry }: { readonly entry: LedgerLine }) => {
  const { t } = useTranslation('operations')
  const { language } = useLanguage()
  const nameOf = useProviderName()
  const { kind, amount, provider, transactionNo, settles, at } = entry
  return (
    <section aria-label={transactionNo}>
      <Text weight="medium">
        {t(`kind.${kind}`)} {formatMoney(amount)} {settles && <Tag tone="success">{t('settles')}</Tag>}
      </Text>
      <Facts
        items={[
          { name: t('provider'), value: nameOf(provider) },
          { name: t('transactionNo'), value: transactionNo },
          { name: t('at'), value: formatInstant(at, language, 'second') },
        ]}
      />
    </section>
  )
}
