import type { RightsLevel } from '@compute-mall/core/settlement'
import type { OwnShop, ProfileFault, ProfileField, ShopProfile, ShopStaff } from '@compute-mall/core/shop'
import { DeskPage, type LoadState, PageState } from '@compute-mall/ui/desk/page'
import { Stack } from '@compute-mall/ui/layout'
import { Skeleton } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { LevelCard } from './LevelCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { StaffCard } from './StaffCard.tsx'

export interface ShopPageProps {
  readonly view: {
    readonly shop: LoadState<OwnShop>
    /** Milliseconds. */
    readonly now: number
    /** What the owner has typed; faults stand at their fields once it was to be saved. */
    readonly profile: ShopProfile
    readonly faults: Readonly<Partial<Record<ProfileField, ProfileFault>>>
    readonly mayChange: boolean
    readonly isSaving: boolean
    /** Whether what was typed has just been saved. */
    readonly isSaved: boolean
    readonly isChangingStaff: boolean
    /** Whether the logo is being changed, and why the last picture was refused. */
    readonly logo: { readonly isBusy: boolean; readonly error: string | undefined }
    /** Null while it is not known. */
    readonly level: RightsLevel | null
  }
  readonly shopPage: string
  /** Where operations are asked to change what the shop cannot. */
  readonly askPage: string
  readonly commands: {
    readonly change: (change: Partial<ShopProfile>) => void
    readonly save: () => void
    readonly changeLogo: (picture: File) => void
    readonly removeLogo: () => void
    readonly addStaff: (userName: string, duties: ShopStaff['duties']) => void
    readonly changeStaff: (member: ShopStaff, duties: ShopStaff['duties']) => void
    readonly removeStaff: (member: ShopStaff) => void
    readonly retry: () => void
  }
}

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
