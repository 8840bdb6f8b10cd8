import { type RightsLevel, rightsTables } from '@compute-mall/core/settlement'
import { Stack } from '@compute-mall/ui/layout'
import { Card, DescriptionList, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

/** The level of the merchant, and what it comes with; operations change it (W27). */
export const LevelCard = ({ level }: { readonly level: RightsLevel }) => {
  const { t } = useTranslation('settlement')
  const { inLanguage } = useLanguage()
  return (
    <Card title={t('level')} actions={<Tag tone="brand">{t(`level.${level}`)}</Tag>}>
      <Stack>
        <p>{t('levelRights')}</p>
        {rightsTables.map(({ group, title, rows }) => (
          <section key={group} aria-label={inLanguage(title)}>
            <h3>{inLanguage(title)}</h3>
            <DescriptionList
              items={rows.map(({ label, [level]: cell }) => ({
                name: inLanguage(label),
                value: typeof cell === 'string' ? t(`right.${cell}`) : inLanguage(cell),
              }))}
            />
          </section>
        ))}
      </Stack>
    </Card>
  )
}
