import { load, orThrow, usePage } from '@compute-mall/app'
import { useClient } from '@compute-mall/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { ThemePageProps } from './ThemePage.tsx'
import { useChange } from './useChange.ts'

/** The theme of now. */
export const loader = load(
  routes.theme,
  async ({ client }) => (await orThrow(client.site.index({}))).themeConfig.theme,
)

/** The theme: chosen here, in use once it is saved. */
export const useTheme = (): ThemePageProps => {
  const current = usePage<typeof loader>()
  const { site } = useClient()
  const { t } = useTranslation('content')
  const [chosen, setChosen] = useState(current)
  const change = useChange()
  return {
    view: { current, chosen, busy: change.pending },
    commands: {
      choose: setChosen,
      save: () =>
        change.run(
          site.chooseTheme({ body: { theme: chosen } }),
          t('themeChosen', { theme: t(`theme.${chosen}`) }),
        ),
    },
  }
}
