import type { Loaded } from '@compute-mall/app'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import type { Message } from '@compute-mall/core/messages'
import { MISSES, type MissedWords, MissOutcome, missList, type SynonymForm } from '@compute-mall/core/search'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { pageParts } from '../../list/pageParts.ts'
import { SynonymDialog } from './SynonymDialog.tsx'

export interface MissesPageProps {
  readonly view: {
    readonly page: Loaded<Page<MissedWords>>
    readonly query: QueryOf<typeof missList>
    /** The words to which a meaning is given. */
    readonly asking: string | null
    readonly busy: boolean
    readonly termError: Message | null
  }
  readonly links: { readonly synonyms: string }
  readonly commands: ListCommands &
    Required<Pick<ListCommands, 'filter'>> & {
      readonly ask: (words: string | null) => void
      readonly add: (form: SynonymForm) => void
    }
}

const ALL = 'all'
const tones = { nothing: 'warn', corrected: 'info', failed: 'danger' } as const

/** What customers searched for in vain, beside the words that operators maintain (R8.03, R2.10). */
export const MissesPage = ({ view, links, commands }: MissesPageProps) => {
  const { t } = useTranslation('synonym')
  const { page, query, asking } = view
  const columns = useColumns()
  return (
    <>
      <ListPage<MissedWords>
        view={{
          head: {
            title: t('misses'),
            note: t('missesText'),
            trail: [{ label: t('title'), to: links.synonyms }, { label: t('misses') }],
          },
          ...pageParts(page, query, missList.sorts[0]),
          tabs: {
            value: query.outcome ?? ALL,
            items: [
              { id: ALL, label: t('tabAll') },
              ...MissOutcome.values.map((id) => ({ id, label: t(`outcome.${id}`) })),
            ],
          },
          search: { label: t('words'), value: query.keyword ?? '' },
          empty: { title: t('noMisses'), text: t('noMissesText', { days: MISSES.keptDays }) },
        }}
        commands={{ ...commands, openTab: (id) => commands.filter('outcome', id === ALL ? '' : id) }}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ words }) => words || t('noWords')}
        actions={({ words }) =>
          words === '' ? [] : [{ key: 'add', label: t('add'), onPress: () => commands.ask(words) }]
        }
      />
      {asking !== null && (
        <SynonymDialog
          synonym={null}
          term={asking}
          busy={view.busy}
          termError={view.termError}
          onSave={commands.add}
          onClose={() => commands.ask(null)}
        />
      )}
    </>
  )
}

const useColumns = (): readonly Column<MissedWords>[] => {
  const { t } = useTranslation('synonym')
  const { language } = useLanguage()
  return [
    { key: 'words', header: t('words'), card: 'title', render: ({ words }) => words || t('noWords') },
    {
      key: 'outcome',
      header: t('outcome'),
      card: 'tag',
      nowrap: true,
      render: ({ outcome }) => <Tag tone={tones[outcome]}>{t(`outcome.${outcome}`)}</Tag>,
    },
    {
      key: 'times',
      header: t('times'),
      align: 'end',
      nowrap: true,
      sortable: true,
      render: ({ times }) => new Intl.NumberFormat(language).format(times),
    },
    { key: 'message', header: t('told'), render: ({ message }) => message },
    {
      key: 'lastAt',
      header: t('lastAt'),
      nowrap: true,
      sortable: true,
      render: ({ lastAt }) => formatInstant(lastAt, language),
    },
  ]
}
