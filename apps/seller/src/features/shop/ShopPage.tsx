import { DeskPage, PageState } from '@compute-mall/ui/desk/page'
import { Stack } from '@compute-mall/ui/layout'
import { Skeleton } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { LevelCard } from './LevelCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import type { ShopPageProps } from './ShopPage.props.ts'
import { StaffCard } from './StaffCard.tsx'

/** What customers see of the shop, when it answers, and who works for it (2.5, Shop). */
export const ShopPage = ({ view, shopPage, askPage, commands }: ShopPageProps) => {
  const { t } = useTranslation('seller')
  const { mayChange, isSaving } = view
  return (
    <DeskPage
      head={{
        title: t('shop'),
        note: <span role="status">{view.isSaved && t('shop.saved')}</span>,
        primary: {
          key: 'save',
          label: t('shop.save'),
          busy: isSaving,
          disabledReason: mayChange ? undefined : t('shop.ownerOnly'),
          onPress: commands.save,
        },
      }}
    >
      <PageState state={view.shop} skeleton={<Skeleton height="480px" />} onRetry={commands.retry}>
        {(shop) => (
          <Stack>
            <ProfileCard shop={shop} view={view} shopPage={shopPage} askPage={askPage} commands={commands} />
            <StaffCard staff={shop.staff} view={view} commands={commands} />
            {view.level !== null && <LevelCard level={view.level} />}
          </Stack>
        )}
      </PageState>
    </DeskPage>
  )
}
