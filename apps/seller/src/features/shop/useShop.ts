import {
  addresses,
  load,
  loadedOf,
  orNull,
  useAppData,
  useClock,
  usePage,
  useReload,
} from '@compute-mall/app'
import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { givenDuties } from '@compute-mall/core/identity'
import {
  type OwnShop,
  profileFaults,
  profileOf,
  type ShopProfile,
  type ShopStaff,
} from '@compute-mall/core/shop'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayDo } from '../../access.ts'
import { routes } from '../../routes.ts'
import type { ShopPageProps } from './ShopPage.props.ts'

export const loader = load(routes.shop, async ({ client }) => {
  const [shop, level] = await Promise.all([client.shop.own({})(), orNull(client.settlement.ownLevel({}))])
  return { shop: loadedOf(shop), level: level?.level ?? null }
})

const blank: ShopProfile = {
  descriptionZh: '',
  descriptionEn: '',
  servicePhone: '',
  serviceEmail: '',
  hasWorkday: 'false',
  serviceTime: '',
  daysOff: [],
  awayMessage: '',
}

const givenOf = (duties: ShopStaff['duties']) => givenDuties.filter((duty) => duties.includes(duty))

/** The shop that the user works for, and what its owner changes of it. */
export const useShop = (): ShopPageProps => {
  const { shop, level } = usePage<typeof loader>()
  const { user } = useAppData()
  const client = useClient()
  const clock = useClock()
  const reload = useReload()
  const notices = useNotices()
  const say = useSay()
  const { t } = useTranslation('seller')
  const kept = shop.kind === 'loaded' ? profileOf(shop.value) : blank
  const [typed, setTyped] = useState<Partial<ShopProfile>>({})
  const [isChecked, setChecked] = useState(false)
  const profile = { ...kept, ...typed }
  const faults = profileFaults(profile)

  const tell = (outcome: E.Either<ClientError, OwnShop>) => {
    if (E.isLeft(outcome)) notices.add('failure', say(failureMessage(callFailure(outcome.left))))
  }
  const saving = useCommand(
    () => client.shop.changeProfile({ body: profile }),
    (outcome) => {
      tell(outcome)
      if (E.isLeft(outcome)) return
      setChecked(false)
      void reload()
      setTyped({})
    },
  )
  const staff = useCommand(
    (change: TE.TaskEither<ClientError, OwnShop>) => change,
    (outcome) => {
      tell(outcome)
      if (E.isRight(outcome)) void reload()
    },
  )
  const logo = useCommand(
    (change: TE.TaskEither<ClientError, OwnShop>) => change,
    (outcome) => {
      if (E.isRight(outcome)) void reload()
    },
  )
  const changeLogo = async (file: File): Promise<void> => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const picture = { fileName: file.name, contentType: file.type, bytes }
    logo.run(client.settlement.changeLogo({ body: { picture } }))
  }
  return {
    view: {
      shop,
      now: clock(),
      logo: {
        isBusy: logo.pending,
        error:
          logo.outcome?._tag === 'Left' ? say(failureMessage(callFailure(logo.outcome.left))) : undefined,
      },
      profile,
      faults: isChecked ? faults : {},
      mayChange: mayDo('owner')(user),
      isSaving: saving.pending,
      isSaved: saving.outcome?._tag === 'Right' && Object.keys(typed).length === 0,
      isChangingStaff: staff.pending,
      level,
    },
    shopPage: addresses.mall.shop.href({ id: user?.retailerId ?? '' }),
    askPage: addresses.mall.feedback.href(),
    commands: {
      change: (change) => setTyped((before) => ({ ...before, ...change })),
      save: () => {
        setChecked(true)
        if (Object.keys(faults).length > 0) notices.add('failure', t('shop.saveFailed'))
        else saving.run()
      },
      changeLogo: (file) => void changeLogo(file),
      removeLogo: () => logo.run(client.settlement.removeLogo({})),
      addStaff: (userName, duties) =>
        staff.run(client.shop.addStaff({ body: { userName, duty: givenOf(duties) } })),
      changeStaff: ({ userId }, duties) =>
        staff.run(client.shop.changeStaff({ params: { userId }, body: { duty: givenOf(duties) } })),
      removeStaff: ({ userId }) => staff.run(client.shop.removeStaff({ params: { userId } })),
      retry: () => void reload(),
    },
  }
}
