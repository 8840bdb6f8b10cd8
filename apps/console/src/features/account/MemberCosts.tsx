import type { MemberCost } from '@compute-mall/core/ledger'
import { formatMoney } from '@compute-mall/core/money'
import { type Column, DataTable } from '@compute-mall/ui/desk/table'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Card } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

/** What members of the groups cost, by month: what they paid, and what their leader bought for them. */
export const MemberCosts = ({ costs }: { readonly costs: readonly MemberCost[] }) => {
  const { t } = useTranslation('ledger')
  const columns: readonly Column<MemberCost>[] = [
    { key: 'member', header: t('member'), card: 'title', render: ({ userName }) => userName },
    { key: 'month', header: t('month'), nowrap: true, render: ({ month }) => month },
    { key: 'paidBy', header: t('payMethod'), render: ({ paidBy }) => t(`paidBy.${paidBy}`) },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      nowrap: true,
      render: ({ amount }) => formatMoney(amount),
    },
  ]
  return (
    <Card title={t('byMember')}>
      <Stack>
        {costs.length === 0 ? (
          <Text tone="soft">{t('noMemberCosts')}</Text>
        ) : (
          <DataTable
            caption={t('byMember')}
            columns={columns}
            rows={costs}
            rowKey={({ month, userId, paidBy }) => `${month} ${userId} ${paidBy}`}
            rowName={({ userName, month }) => `${userName} ${month}`}
          />
        )}
        <Text size="caption" tone="soft">
          {t('memberNote')}
        </Text>
      </Stack>
    </Card>
  )
}
