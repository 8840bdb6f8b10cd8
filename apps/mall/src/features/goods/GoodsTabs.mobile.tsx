import { Tabs } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import * as css from './GoodsPage.mobile.css.ts'
import type { GoodsPageProps } from './GoodsPage.props.ts'
import { MobilePricing } from './Pricing.mobile.tsx'
import { tabIds } from './tabIds.ts'
import { CasesTab } from './tabs/CasesTab.tsx'
import { DetailsTab } from './tabs/DetailsTab.tsx'
import { ParametersTab } from './tabs/ParametersTab.tsx'
import { ReviewsTab } from './tabs/ReviewsTab.tsx'
import { SupportTab } from './tabs/SupportTab.tsx'

/** The six tabs; their names stay above while one reads (R2.12). */
export const MobileGoodsTabs = ({ view, commands }: Pick<GoodsPageProps, 'view' | 'commands'>) => {
  const { t } = useTranslation('goods')
  const Tab = tabContents[view.tabs.tab]
  return (
    <div className={css.tabs}>
      <Tabs
        label={t('tabs')}
        tabs={tabIds.map((id) => ({
          id,
          label: t(`tab.${id}`),
          count: id === 'reviews' ? view.offer.goods.reviewCount : undefined,
        }))}
        value={view.tabs.tab}
        onChange={commands.showTab}
      >
        <Tab view={view} commands={commands} />
      </Tabs>
    </div>
  )
}

const tabContents = {
  details: DetailsTab,
  params: ParametersTab,
  pricing: MobilePricing,
  support: SupportTab,
  cases: CasesTab,
  reviews: ReviewsTab,
} as const
