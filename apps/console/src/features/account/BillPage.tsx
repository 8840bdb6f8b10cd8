import type { Loaded } from '@compute-mall/app'
import { type Bill, type Cost, type LedgerEntry, totalsBy } from '@compute-mall/core/ledger'
import { formatMoney } from '@compute-mall/core/money'
import { refundState, refundTime } from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import { Facts } from '@compute-mall/ui/desk/detail'
import { DeskPage, PageState } from '@compute-mall/ui/desk/page'
import { type Column, DataTable } from '@compute-mall/ui/desk/table'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Card, LinkButton, Notice, Skeleton } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

export interface BillPageProps {
  readonly view: { readonly state: Loaded<Bill>; readonly month: string }
  readonly links: {
    readonly account: string
    readonly previous: string
    /** Null for a month that has not begun. */
    readonly next: string | null
    readonly order: (orderId: string) => string
  }
  readonly commands: { readonly print: () => void; readonly retry: () => void }
}

/** The bill of a month, on paper as on the screen. */
export const BillPage = ({ view: { state, month }, links, commands }: BillPageProps) => {
  const { t } = useTranslation('ledger')
  const title = t('bill', { month })
  return (
    <DeskPage
      head={{
        trail: [{ label: t('title'), to: links.account }, { label: title }],
        title,
        primary: { key: 'print', label: t('print'), onPress: commands.print },
        children: (
          <>
            <LinkButton to={links.previous}>{t('previousMonth')}</LinkButton>
            {links.next !== null && <LinkButton to={links.next}>{t('nextMonth')}</LinkButton>}
          </>
        ),
      }}
    >
      <PageState
        state={state}
        skeleton={
          <Card>
            <Skeleton height="320px" />
          </Card>
        }
        onRetry={commands.retry}
      >
        {(bill) => <Content bill={bill} order={links.order} />}
      </PageState>
    </DeskPage>
  )
}

interface ContentProps {
  readonly bill: Bill
  readonly order: (orderId: string) => string
}

const Content = ({ bill, order }: ContentProps) => {
  const { t } = useTranslation('ledger')
  return (
    <Stack>
      {!bill.isFinal && <Notice>{t('billOpen')}</Notice>}
      <Card>
        <Facts
          columns={2}
          items={[
            { name: t('account'), value: bill.userName },
            { name: t('month'), value: bill.month },
            { name: t('paid'), value: formatMoney(bill.paid) },
            { name: t('refunded'), value: formatMoney(bill.refunded) },
            { name: t('billTotal'), value: <strong>{formatMoney(bill.total)}</strong> },
            ...(Number(bill.recharged) === 0
              ? []
              : [{ name: t('recharged'), value: formatMoney(bill.recharged) }]),
          ]}
        />
      </Card>
      {bill.costs.length > 0 && <ByKind costs={bill.costs} />}
      <Entries bill={bill} order={order} />
    </Stack>
  )
}

const ByKind = ({ costs }: { readonly costs: readonly Cost[] }) => {
  const { t } = useTranslation(['ledger', 'goods'])
  const totals = totalsBy(costs, ({ kind }) => (kind === null ? t('other') : t(`goods:kind.${kind}`)))
  return (
    <Card title={t('byKind')}>
      <Facts
        columns={2}
        items={totals.map(({ key, amount }) => ({ name: key, value: formatMoney(amount) }))}
      />
    </Card>
  )
}

const Entries = ({ bill: { entries, more }, order }: ContentProps) => {
  const { t } = useTranslation(['ledger', 'order'])
  const { language } = useLanguage()
  const columns: readonly Column<LedgerEntry>[] = [
    {
      key: 'order',
      header: t('order'),
      card: 'title',
      nowrap: true,
      render: ({ orderId, orderNo }) => <Link to={order(orderId)}>{orderNo}</Link>,
    },
    { key: 'at', header: t('at'), nowrap: true, render: ({ at }) => formatInstant(at, language) },
    { key: 'type', header: t('type'), render: ({ orderType }) => t(`order:type.${orderType}`) },
    { key: 'kind', header: t('kind'), card: 'tag', render: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'payMethod',
      header: t('payMethod'),
      render: ({ payMethod }) => (payMethod === null ? '—' : t(`order:payMethod.${payMethod}`)),
    },
    {
      key: 'refund',
      header: t('order:refundState'),
      render: ({ refund }) =>
        refund === null ? (
          '—'
        ) : (
          <>
            {t(`order:refundState.${refundState(refund)}`)}
            <Text size="caption" tone="soft">
              {formatInstant(refundTime(refund), language)}
            </Text>
          </>
        ),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      nowrap: true,
      render: ({ amount }) => formatMoney(amount),
    },
  ]
  return (
    <Card title={t('billEntries')}>
      <Stack>
        {entries.length === 0 ? (
          <Text tone="soft">{t('noBillEntries')}</Text>
        ) : (
          <DataTable
            caption={t('billEntries')}
            columns={columns}
            rows={entries}
            rowKey={({ entryId }) => entryId}
            rowName={({ orderNo }) => orderNo}
          />
        )}
        {more > 0 && <Text tone="soft">{t('billMore', { count: more })}</Text>}
      </Stack>
    </Card>
  )
}
