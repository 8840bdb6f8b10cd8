import {
  addresses,
  signInAddress,
  useAppData,
  useEnvironment,
  useNavigate,
  useRouteState,
} from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { type EntryPlace, entryPlace } from '@compute-mall/core/settlement'
import { useClient } from '@compute-mall/react'
import { type LinkAdapter, LinkAdapterContext } from '@compute-mall/ui/link'
import { type MouseEvent, type ReactNode, use } from 'react'
import { OWN_APPLICATION } from '../features/settlement/ownApplication.ts'
import { routes } from '../routes.ts'

const ENTRY = routes.settle.href()
const SELLER_HOME = addresses.seller.home.href()

const showApplyButton = () => {
  const own = document.getElementById(OWN_APPLICATION)
  own?.scrollIntoView({ block: 'center' })
  own?.querySelector('a')?.focus({ preventScroll: true })
}

const isPlain = ({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !metaKey && !altKey && !ctrlKey && !shiftKey

interface Entry {
  readonly place: EntryPlace
  readonly target: string
  /** For signed-in users, whose application decides where they are led. */
  readonly enter: () => Promise<void>
}

const settleAware = (links: LinkAdapter, { place, target, enter }: Entry): LinkAdapter => ({
  useLinkProps: (to, how) => {
    const link = links.useLinkProps(to === ENTRY ? target : to, how)
    const isKnown = place === 'sellerHome' || place === 'signIn'
    if (to !== ENTRY || isKnown || how.target !== '_self') return link
    return {
      ...link,
      onClick: (event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        void enter()
      },
    }
  },
})

/** Lets each link to the settle page below it follow the rule of the merchant entry (R4.02). */
export const SettleLinks = ({ children }: { readonly children: ReactNode }) => {
  const links = use(LinkAdapterContext)
  const { entry } = useRouteState()
  const { user } = useAppData()
  const { prefix, forDevice } = useEnvironment()
  const client = useClient()
  const navigate = useNavigate()
  const visitor = {
    isSignedIn: user !== null,
    isRetailer: user !== null && user.retailerId !== null,
    applyStatus: null,
    isOnSettlePage: entry.route.name === routes.settle.name,
  }
  const place = entryPlace(visitor)
  const targets = {
    sellerHome: SELLER_HOME,
    signIn: signInAddress(prefix + forDevice(routes.settleCreate.href())),
    settlePage: ENTRY,
    applyButton: ENTRY,
  } as const satisfies Readonly<Record<EntryPlace, string>>

  /** Without an answer, the settle page shows what is known. */
  const enter = async () => {
    if (!visitor.isSignedIn) return navigate(ENTRY)
    const info = await client.settlement.info({}, shownInPlace)()
    const known = entryPlace({ ...visitor, applyStatus: E.isRight(info) ? info.right.applyStatus : null })
    if (known === 'sellerHome') location.assign(SELLER_HOME)
    else if (known === 'applyButton') showApplyButton()
    else navigate(ENTRY)
  }
  return (
    <LinkAdapterContext value={settleAware(links, { place, target: targets[place], enter })}>
      {children}
    </LinkAdapterContext>
  )
}
