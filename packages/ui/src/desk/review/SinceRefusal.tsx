import { useTranslation } from 'react-i18next'
import { Stack, Text } from '../../layout/index.ts'
import { Card } from '../../parts/index.ts'
import { DiffValue } from './DiffValue.tsx'
import * as css from './review.css.ts'
import type { ChangedValue, RefusedField, SinceRefusalContent } from './types.ts'

/** Each refused field with its reason, its answer and what changed in it, and what changed besides. */
export const SinceRefusal = ({
  since: { general, fields, others },
}: {
  readonly since: SinceRefusalContent
}) => {
  const { t } = useTranslation('desk')
  return (
    <Card title={t('sinceRefusal')} padding="medium">
      <Stack>
        {general !== null && <Text>{general}</Text>}
        {fields.length > 0 && (
          <Stack as="ul" gap={3}>
            {fields.map((field) => (
              <Refused key={field.path} field={field} />
            ))}
          </Stack>
        )}
        {others.length === 0 ? (
          <Text tone="soft">{t('nothingBesides')}</Text>
        ) : (
          <section aria-label={t('changedBesides')}>
            <Text weight="medium">{t('changedBesides')}</Text>
            <Values changes={others} />
          </section>
        )}
      </Stack>
    </Card>
  )
}

const Refused = ({
  field: { path, label, reason, answer, changes, value },
}: {
  readonly field: RefusedField
}) => {
  const { t } = useTranslation('desk')
  return (
    <li>
      <Text weight="medium">{label}</Text>
      <Text tone="danger">{reason}</Text>
      {answer !== null && <Text>{t('applicantAnswer', { text: answer })}</Text>}
      {changes.length > 0 ? (
        <Values changes={changes} without={path} />
      ) : (
        <Text tone="soft">
          {t('stillSame')}
          {value !== null && ` · ${value}`}
        </Text>
      )}
    </li>
  )
}

interface ValuesProps {
  readonly changes: readonly ChangedValue[]
  /** The path of the field whose name is told already. */
  readonly without?: string
}

const Values = ({ changes, without }: ValuesProps) => {
  const { t } = useTranslation('desk')
  return (
    <Stack as="ul" gap={2}>
      {changes.map(({ path, label, was, is }) => (
        <li key={path} className={css.since}>
          {path !== without && <span className={css.sinceName}>{label}</span>}
          <div className={css.sinceValue}>
            <span className={css.sinceVersion}>{t('wasRefused')}</span>
            <DiffValue value={was} change="removed" />
          </div>
          <div className={css.sinceValue}>
            <span className={css.sinceVersion}>{t('comesAgain')}</span>
            <DiffValue value={is} change="added" />
          </div>
        </li>
      ))}
    </Stack>
  )
}
