import { useTranslation } from 'react-i18next'
import { Stack, Text } from '../../layout/index.ts'
import { Button, Card, Notice } from '../../parts/index.ts'
import { Facts } from '../detail/index.ts'
import type { FormCommands, FormOverview } from './types.ts'

interface OverviewProps {
  readonly overview: FormOverview
  readonly commands: Pick<FormCommands, 'change'>
}

/** All that will be submitted, for a last look, each part with the way back to its fields. */
export const Overview = ({
  overview: { parts, text, warnings = [], checklist },
  commands,
}: OverviewProps) => {
  const { t } = useTranslation('desk')
  return (
    <Stack>
      <Text tone="soft">{text ?? t('overviewText')}</Text>
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
      {checklist !== undefined && (
        <Card title={checklist.title}>
          <Stack as="ul" gap={2}>
            {checklist.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Stack>
        </Card>
      )}
      {parts.map(({ section, title, items }) => (
        <Card
          key={section}
          title={title}
          actions={
            <Button
              size="small"
              variant="ghost"
              aria-label={t('changePart', { name: title })}
              onClick={() => commands.change(section)}
            >
              {t('change')}
            </Button>
          }
        >
          {items.length === 0 ? <Text tone="soft">{t('notFilled')}</Text> : <Facts items={items} />}
        </Card>
      ))}
    </Stack>
  )
}
