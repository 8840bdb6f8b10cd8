import type { Message } from '@compute-mall/core/messages'
import { MISSES, type MissedWords, missList, type SynonymForm } from '@compute-mall/core/search'
import {
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { useTranslation } from 'react-i18next'
import { SynonymDialog } from './SynonymDialog.tsx'

export interface MissesPageProps {
  readonly view: WorkListView<typeof missList, MissedWords> & {
    /** The words to which a meaning is given. */
    readonly asking: string | null
    readonly busy: boolean
    readonly termError: Message | null
  }
  readonly links: { readonly synonyms: string }
  readonly commands: WorkListCommands & {
    readonly ask: (words: string | null) => void
    readonly add: (form: SynonymForm) => void
  }
}

const tones = { nothing: 'warn', corrected: 'info', failed: 'danger' } as const

/** Searches of customers that found nothing, were corrected or failed. */
export const MissesPage = ({ view, links, commands }: MissesPageProps) => {
  const { t } = useTranslation('synonym')
  const { asking } = view
  const columns = useColumnsOf<MissedWords>()
  return (
    <>
      <WorkListPage
        list={missList}
        view={view}
        commands={commands}
        head={{
          title: t('misses'),
          note: t('missesText'),
          trail: [{ label: t('title'), to: links.synonyms }, { label: t('misses') }],
        }}
        tabs={{ key: 'outcome', option: (outcome) => t(`outcome.${outcome}`), all: 'first' }}
        search={t('words')}
        empty={{ title: t('noMisses'), text: t('noMissesText', { days: MISSES.keptDays }) }}
        columns={[
          columns.cell('words', t('words'), ({ words }) => words || t('noWords'), { card: 'title' }),
          columns.tag('outcome', t('outcome'), ({ outcome }) => ({
            tone: tones[outcome],
            label: t(`outcome.${outcome}`),
          })),
          columns.count('times', t('times')),
          columns.text('message', t('told'), { nowrap: false }),
          columns.time('lastAt', t('lastAt')),
        ]}
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
