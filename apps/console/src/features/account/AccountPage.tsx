import type { Loaded } from '@compute-mall/app'
import { type Budget, type Cost, type MemberCost, totalOf, totalsBy } from '@compute-mall/core/ledger'
import { formatMoney } from '@compute-mall/core/money'
import type { PayAccount } from '@compute-mall/core/payment'
import type { AcceptedVersion } from '@compute-mall/core/site'
import { DeskPage, PageState } from '@compute-mall/ui/desk/page'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Card, DescriptionList, LinkButton, Skeleton, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { Chart } from '@compute-mall/ui/widgets'
import { useTranslation } from 'react-i18next'
import { AcceptedCard, type AcceptedCardProps } from './AcceptedCard.tsx'
import { BudgetCard } from './BudgetCard.tsx'
import { MemberCosts } from './MemberCosts.tsx'

export interface AccountPageProps {
  readonly view: {
    readonly balances: Loaded<PayAccount>
    readonly costs: Loaded<readonly Cost[]>
    readonly budget: Loaded<Budget>
    /** Null for who leads no group. */
    readonly memberCosts: Loaded<readonly MemberCost[]> | null
    readonly accepted: Loaded<readonly AcceptedVersion[]>
    readonly busy: boolean
  }
  readonly links: AcceptedCardProps['links'] & {
    readonly recharge: string
    readonly entries: string
    readonly bill: string
    readonly invoices: string
    readonly postpaid: string
  }
  readonly commands: {
    /** With null there is no budget any more. */
    readonly setBudget: (amount: string | null) => void
    readonly retry: () => void
  }
}

/** What the user has and what it was spent on; each part stands without the other. */
export const AccountPage = ({ view, links, commands }: AccountPageProps) => {
  const { balances, costs, budget, memberCosts } = view
  const { t } = useTranslation(['ledger', 'postpaid'])
  const skeleton = (
    <Card>
      <Skeleton height="120px" />
    </Card>
  )
  return (
    <DeskPage
      head={{
        title: t('title'),
        primary: { key: 'recharge', label: t('recharge'), to: links.recharge },
        children: (
          <>
            <LinkButton to={links.invoices}>{t('invoices')}</LinkButton>
            <LinkButton to={links.bill}>{t('bills')}</LinkButton>
            <LinkButton to={links.postpaid}>{t('postpaid:ownBills')}</LinkButton>
            <LinkButton to={links.entries}>{t('entries')}</LinkButton>
          </>
        ),
      }}
    >
      <Stack>
        <PageState state={balances} skeleton={skeleton} onRetry={commands.retry}>
          {(account) => <Balances account={account} />}
        </PageState>
        <PageState state={budget} skeleton={skeleton} onRetry={commands.retry}>
          {(value) => <BudgetCard budget={value} busy={view.busy} onSet={commands.setBudget} />}
        </PageState>
        <PageState state={costs} skeleton={skeleton} onRetry={commands.retry}>
          {(value) => <Costs costs={value} />}
        </PageState>
        {memberCosts !== null && (
          <PageState state={memberCosts} skeleton={skeleton} onRetry={commands.retry}>
            {(value) => <MemberCosts costs={value} />}
          </PageState>
        )}
        <PageState state={view.accepted} skeleton={skeleton} onRetry={commands.retry}>
          {(accepted) => <AcceptedCard accepted={accepted} links={links} />}
        </PageState>
      </Stack>
    </DeskPage>
  )
}

const Balances = ({ account }: { readonly account: PayAccount }) => {
  const { t } = useTranslation(['ledger', 'postpaid'])
  const { contractFund, credit, creditLimit, platformDiscount, postpaid } = account
  return (
    <Card title={t('balances')}>
      <DescriptionList
        columns={3}
        items={[
          { name: t('contractFund'), value: <strong>{formatMoney(contractFund)}</strong> },
          {
            name: t('credit'),
            value: (
              <>
                <strong>{formatMoney(credit)}</strong>{' '}
                <span>{t('creditOf', { limit: formatMoney(creditLimit) })}</span>
                {postpaid !== 'none' && postpaid !== 'active' && (
                  <Tag tone="danger">{t(`postpaid:standing.${postpaid}`)}</Tag>
                )}
              </>
            ),
          },
          { name: t('platformDiscount'), value: <strong>{formatMoney(platformDiscount)}</strong> },
        ]}
      />
    </Card>
  )
}

const Costs = ({ costs }: { readonly costs: readonly Cost[] }) => {
  const { t } = useTranslation(['ledger', 'goods'])
  const { inLanguage } = useLanguage()
  if (costs.length === 0)
    return (
      <Card title={t('costs')}>
        <Text tone="soft">{t('noCosts')}</Text>
      </Card>
    )
  const centers = new Map(costs.map(({ clusterId, centerName }) => [clusterId ?? '', centerName]))
  const kindOf = ({ kind }: Cost) => (kind === null ? t('other') : t(`goods:kind.${kind}`))
  const centerOf = ({ clusterId }: Cost) => {
    const name = centers.get(clusterId ?? '') ?? null
    return name === null ? t('noCenter') : inLanguage(name)
  }
  const months = totalsBy(costs, ({ month }) => month).toSorted((a, b) => a.key.localeCompare(b.key))
  const parts = [
    { key: 'month', chart: 'bar', title: t('byMonth'), totals: months },
    { key: 'kind', chart: 'rows', title: t('byKind'), totals: totalsBy(costs, kindOf) },
    { key: 'center', chart: 'rows', title: t('byCenter'), totals: totalsBy(costs, centerOf) },
  ] as const
  return (
    <Card title={t('costs')}>
      <Stack gap={6}>
        <Text>
          {t('total')} <strong>{formatMoney(totalOf(costs))}</strong>
        </Text>
        {parts.map(({ key, chart, title, totals }) => (
          <Stack key={key} gap={2}>
            <Text weight="bold">{title}</Text>
            <Chart
              kind={chart}
              label={`${title} · ${t('amount')}`}
              axis={title}
              categories={totals.map((row) => row.key)}
              series={[{ name: t('amount'), values: totals.map(({ amount }) => Number(amount)) }]}
              format={(value) => formatMoney(`${value}`)}
            />
          </Stack>
        ))}
        <Text size="caption" tone="soft">
          {t('costNote')}
        </Text>
      </Stack>
    </Card>
  )
}
