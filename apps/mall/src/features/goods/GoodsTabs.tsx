import { Tabs } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import type { GoodsPageProps } from './GoodsPage.props.ts'
import { tabIds } from './tabIds.ts'
import { CasesTab } from './tabs/CasesTab.tsx'
import { DetailsTab } from './tabs/DetailsTab.tsx'
import { ParametersTab } from './tabs/ParametersTab.tsx'
import { PricingTab } from './tabs/PricingTab.tsx'
import { ReviewsTab } from './tabs/ReviewsTab.tsx'
import { SupportTab } from './tabs/SupportTab.tsx'

export const GoodsTabs = ({ view, commands }: Pick<GoodsPageProps, 'view' | 'commands'>) => {
  const { t } = useTranslation('goods')
  const { goods } = view.offer
  const Tab = tabContents[view.tabs.tab]
  return (
    <Tabs
      label={t('tabs')}
      tabs={tabIds.map((id) => ({
        id,
        label: t(`tab.${id}`),
        count: id === 'reviews' ? goods.reviewCount : undefined,
      }))}
      value={view.tabs.tab}
      onChange={commands.showTab}
    >
      <Tab view={view} commands={commands} />
    </Tabs>
  )
}

const tabContents = {
  details: DetailsTab,
  params: ParametersTab,
  pricing: PricingTab,
  support: SupportTab,
  cases: CasesTab,
  reviews: ReviewsTab,
} as const
