import type { GoodsVersion } from '@compute-mall/core/goods'
import type { FieldChange } from '@compute-mall/core/review'
import { formatInstant } from '@compute-mall/core/time'
import { DiffValue } from '@compute-mall/ui/desk/review'
import { DataTable } from '@compute-mall/ui/desk/table'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Card } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { useFieldName } from './useFieldName.ts'

interface ChangesTableProps {
  readonly caption: string
  readonly changes: readonly FieldChange[]
  /** What the two columns are called. */
  readonly before: string
  readonly after: string
}

const ChangesTable = ({ caption, changes, before: was, after: is }: ChangesTableProps) => {
  const { t } = useTranslation('seller')
  const fieldName = useFieldName()
  return (
    <DataTable<FieldChange>
      caption={caption}
      rows={changes}
      rowKey={({ field }) => field}
      rowName={({ field }) => fieldName(field)}
      columns={[
        {
          key: 'field',
          header: t('goods.changedField'),
          card: 'title',
          render: ({ field }) => fieldName(field),
        },
        {
          key: 'before',
          header: was,
          render: ({ before }) => <DiffValue value={before} change="removed" />,
        },
        { key: 'after', header: is, render: ({ after }) => <DiffValue value={after} change="added" /> },
      ]}
    />
  )
}

/** Field by field: what buyers see, and what takes its place once it passes. */
export const ChangesCard = ({ changes }: { readonly changes: readonly FieldChange[] }) => {
  const { t } = useTranslation('seller')
  if (changes.length === 0) return null
  return (
    <Card title={t('goods.changes')}>
      <ChangesTable
        caption={t('goods.changes')}
        changes={changes}
        before={t('goods.publishedVersion')}
        after={t('goods.newVersion')}
      />
    </Card>
  )
}

/** The versions that buyers have seen, each with what it changed of the one before. */
export const VersionsCard = ({ versions }: { readonly versions: readonly GoodsVersion[] }) => {
  const { t } = useTranslation('seller')
  const { language } = useLanguage()
  if (versions.length === 0) return null
  return (
    <Card title={t('goods.versions')}>
      <Stack as="ol" gap={2}>
        {versions.map(({ applicationId, kind, submittedAt, changes }) => {
          const at = formatInstant(submittedAt, language)
          return (
            <li key={applicationId}>
              {kind === 'publish' || changes.length === 0 ? (
                <Text>{t('goods.version.publish', { at })}</Text>
              ) : (
                <details>
                  <summary>{t('goods.version.modify', { count: changes.length, at })}</summary>
                  <ChangesTable
                    caption={t('goods.version.modify', { count: changes.length, at })}
                    changes={changes}
                    before={t('goods.versionBefore')}
                    after={t('goods.versionAfter')}
                  />
                </details>
              )}
            </li>
          )
        })}
      </Stack>
    </Card>
  )
}
