import { load, loadedOf, useAppData, useDecision, usePage, useReload } from '@compute-mall/app'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { mayRead } from '../../access.ts'
import { routes } from '../../routes.ts'
import { useMayAct } from '../../useMayAct.ts'
import type { SettingsPageProps } from './SettingsPage.tsx'

/** What holds for the whole platform. */
export const loader = load(routes.settings, async ({ client }) => loadedOf(await client.site.settings({})()))

/** The settings of the platform, changed by admins alone. */
export const useSettings = (): SettingsPageProps => {
  const state = usePage<typeof loader>()
  const { site } = useClient()
  const reload = useReload()
  const { user } = useAppData()
  const { t } = useTranslation('platform')
  const { busy, take } = useDecision()
  return {
    view: {
      state,
      mayChange: useMayAct('settings'),
      busy,
    },
    changes:
      user !== null && mayRead('audit')(user) ? routes.audit.href({ objectType: 'platformConfig' }) : null,
    commands: {
      retry: () => void reload(),
      setLimits: (body) => void take(site.setLimits({ body }), t('saved')),
      setFeeRate: (rate) => void take(site.setFeeRate({ body: { rate } }), t('saved')),
      setChat: (isOpen) => void take(site.setChatOnPhones({ body: { isOpen } }), t('saved')),
      addDay: (body) => void take(site.setCalendarDay({ body }), t('saved')),
      removeDay: (day) => void take(site.removeCalendarDay({ params: { day } }), t('saved')),
    },
  }
}
