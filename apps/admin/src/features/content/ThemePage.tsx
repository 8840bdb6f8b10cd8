import { Theme } from '@compute-mall/core/site'
import { DeskPage } from '@compute-mall/ui/desk/page'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Card, RadioGroup } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

export interface ThemePageProps {
  readonly view: { readonly current: Theme; readonly chosen: Theme; readonly busy: boolean }
  readonly commands: { readonly choose: (theme: Theme) => void; readonly save: () => void }
}

/** What the mall wears from its next page on (R3.06, width 2.6). */
export const ThemePage = ({ view: { current, chosen, busy }, commands }: ThemePageProps) => {
  const { t } = useTranslation('content')
  return (
    <DeskPage
      head={{
        title: t('theme'),
        tag: { label: t(`theme.${current}`), tone: 'success' },
        primary: { key: 'choose', label: t('chooseTheme'), busy, onPress: commands.save },
      }}
    >
      <Card padding="medium">
        <Stack>
          <Text tone="soft">{t('themeText')}</Text>
          <RadioGroup
            legend={t('theme')}
            value={chosen}
            options={Theme.values.map((value) => ({ value, label: t(`theme.${value}`) }))}
            onChange={commands.choose}
          />
        </Stack>
      </Card>
    </DeskPage>
  )
}
