import type { Loaded } from '@compute-mall/app'
import type { Page } from '@compute-mall/core/codec'
import type { DependResource, Review } from '@compute-mall/core/goods'
import { Tabs } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import type { GoodsPageProps } from './GoodsPage.tsx'
import { type TabId, tabIds } from './tabIds.ts'
import { CasesTab } from './tabs/CasesTab.tsx'
import { DetailsTab } from './tabs/DetailsTab.tsx'
import { ParametersTab } from './tabs/ParametersTab.tsx'
import { PricingTab } from './tabs/PricingTab.tsx'
import { ReviewsTab } from './tabs/ReviewsTab.tsx'
import { SupportTab } from './tabs/SupportTab.tsx'

export interface TabsView {
  readonly tab: TabId
  /** Filled when their tab is opened. */
  readonly depend: Loaded<readonly DependResource[]>
  readonly reviews: Loaded<Page<Review>>
  readonly reviewPage: number
  readonly reviewPageCount: number
}

export interface TabsCommands {
  readonly showTab: (tab: TabId) => void
  readonly showReviews: (page: number) => void
  readonly retryTab: () => void
  /** Reports a review; undefined for a visitor. */
  readonly report?: ((review: Review) => void) | undefined
}

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
