import type { RightsLevel } from '@compute-mall/core/settlement'
import type { OwnShop, ProfileFault, ProfileField, ShopProfile, ShopStaff } from '@compute-mall/core/shop'
import type { LoadState } from '@compute-mall/ui/desk/page'

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
