import { formatInstant } from '@compute-mall/core/time'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Button, Notice, Table } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { ApplicationPageProps } from './application.types.ts'

/** Whether what was filled in is saved, and the choice where another window saved something else (W17). */
export const DraftStatus = ({ view: { draft, isKeptHere }, commands }: ApplicationPageProps) => {
  const { t } = useTranslation('settlement')
  const { language } = useLanguage()
  const say = useSay()
  const { status } = draft
  const at = status?.values?.at
  const told =
    status === null
      ? ''
      : say(typeof at === 'string' ? { ...status, values: { at: formatInstant(at, language) } } : status)
  return (
    <Stack gap={2}>
      <Text as="div" size="caption" tone="soft" role="status">
        {isKeptHere ? t('keptHere') : told}
      </Text>
      {draft.commands.choose && <Conflict draft={draft} commands={commands} />}
    </Stack>
  )
}

interface ConflictProps extends Pick<ApplicationPageProps, 'commands'> {
  readonly draft: ApplicationPageProps['view']['draft']
}

const Conflict = ({ draft, commands }: ConflictProps) => {
  const { t } = useTranslation(['form', 'settlement'])
  return (
    <Notice
      tone="warn"
      role="alert"
      title={t('form:draft.conflict')}
      actions={
        <Inline>
          <Button onClick={commands.keepMine}>{t('form:keepMine')}</Button>
          <Button onClick={commands.takeTheirs}>{t('form:takeTheirs')}</Button>
        </Inline>
      }
    >
      <Differences draft={draft} />
    </Notice>
  )
}

/** What differs, field by field: here and in the other window. */
const Differences = ({ draft }: Pick<ConflictProps, 'draft'>) => {
  const { t } = useTranslation(['settlement', 'form'])
  const say = useSay()
  return (
    <Table
      caption={t('form:compare')}
      rows={draft.differences}
      rowKey={({ field }) => field}
      columns={[
        {
          key: 'field',
          header: t('fieldColumn'),
          rowHeader: true,
          render: ({ field }) => say({ key: `settlement:label.${field}`, otherwise: field }),
        },
        { key: 'mine', header: t('mineColumn'), render: ({ after }) => after ?? t('notFilled') },
        { key: 'theirs', header: t('theirsColumn'), render: ({ before }) => before ?? t('notFilled') },
      ]}
    />
  )
}
