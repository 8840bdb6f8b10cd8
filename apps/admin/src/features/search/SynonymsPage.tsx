import type { Loaded } from '@compute-mall/app'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import type { Message } from '@compute-mall/core/messages'
import {
  isUsableSynonym,
  type Synonym,
  type SynonymForm,
  SynonymKind,
  synonymList,
} from '@compute-mall/core/search'
import { type ListCommands, ListPage } from '@compute-mall/ui/desk/list'
import { ActionButton, useNarrow } from '@compute-mall/ui/desk/page'
import type { Column } from '@compute-mall/ui/desk/table'
import { Text } from '@compute-mall/ui/layout'
import { Button, Dialog, Sheet, Tag } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { pageParts } from '../../list/pageParts.ts'
import { SynonymDialog } from './SynonymDialog.tsx'

/** What is being asked: a new word, a change of one, or whether one is to go. */
export type SynonymAsking =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly synonym: Synonym }

export interface SynonymsPageProps {
  readonly view: {
    readonly page: Loaded<Page<Synonym>>
    readonly query: QueryOf<typeof synonymList>
    readonly asking: SynonymAsking | null
    readonly busy: boolean
    /** Why the word cannot be so, said at its field. */
    readonly termError: Message | null
  }
  readonly links: { readonly misses: string }
  readonly commands: ListCommands &
    Required<Pick<ListCommands, 'filter'>> & {
      readonly ask: (asking: SynonymAsking | null) => void
      readonly add: (form: SynonymForm) => void
      readonly change: (synonym: Synonym, form: SynonymForm) => void
      readonly remove: (synonym: Synonym) => void
    }
}

const ALL = 'all'
const tones = { same: 'success', instead: 'info', ignored: 'neutral' } as const

/** What words of customers mean to the search, to be kept up by operators (issue 14; R2.10). */
export const SynonymsPage = ({ view, links, commands }: SynonymsPageProps) => {
  const { t } = useTranslation('synonym')
  const { page, query, asking } = view
  const columns = useColumns()
  return (
    <>
      <ListPage<Synonym>
        view={{
          head: {
            title: t('title'),
            note: t('text'),
            children: <ActionButton action={{ key: 'misses', label: t('misses'), to: links.misses }} />,
            primary: { key: 'add', label: t('add'), onPress: () => commands.ask({ kind: 'add' }) },
          },
          ...pageParts(page, query, synonymList.sorts[0]),
          tabs: {
            value: query.kind ?? ALL,
            items: [
              { id: ALL, label: t('tabAll') },
              ...SynonymKind.values.map((id) => ({ id, label: t(`kind.${id}`) })),
            ],
          },
          search: { label: t('search'), value: query.keyword ?? '' },
          empty: { title: t('none'), text: t('noneText') },
        }}
        commands={{ ...commands, openTab: (id) => commands.filter('kind', id === ALL ? '' : id) }}
        columns={columns}
        rowKey={({ synonymId }) => synonymId}
        rowName={({ term }) => term}
        actions={(synonym) => [
          { key: 'edit', label: t('edit'), onPress: () => commands.ask({ kind: 'edit', synonym }) },
          { key: 'remove', label: t('remove'), onPress: () => commands.ask({ kind: 'remove', synonym }) },
        ]}
      />
      {asking !== null && <Asking asking={asking} view={view} commands={commands} />}
    </>
  )
}

const Asking = ({
  asking,
  view: { busy, termError },
  commands,
}: Pick<SynonymsPageProps, 'view' | 'commands'> & { readonly asking: SynonymAsking }) => {
  const onClose = () => commands.ask(null)
  if (asking.kind === 'remove')
    return (
      <RemoveDialog
        synonym={asking.synonym}
        busy={busy}
        onRemove={() => commands.remove(asking.synonym)}
        onClose={onClose}
      />
    )
  return (
    <SynonymDialog
      synonym={asking.kind === 'edit' ? asking.synonym : null}
      busy={busy}
      termError={termError}
      onSave={(form) => (asking.kind === 'edit' ? commands.change(asking.synonym, form) : commands.add(form))}
      onClose={onClose}
    />
  )
}

interface RemoveDialogProps {
  readonly synonym: Synonym
  readonly busy: boolean
  readonly onRemove: () => void
  readonly onClose: () => void
}

const RemoveDialog = ({ synonym: { term }, busy, onRemove, onClose }: RemoveDialogProps) => {
  const { t } = useTranslation('synonym')
  const frame = {
    open: true,
    onClose,
    title: t('removeTitle', { term }),
    footer: (
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="danger" busy={busy} onClick={onRemove}>
          {t('remove')}
        </Button>
      </>
    ),
    children: <Text>{t('removeText')}</Text>,
  }
  return useNarrow() ? <Sheet {...frame} /> : <Dialog {...frame} size="medium" />
}

const useColumns = (): readonly Column<Synonym>[] => {
  const { t } = useTranslation('synonym')
  return [
    {
      key: 'term',
      header: t('term'),
      card: 'title',
      nowrap: true,
      sortable: true,
      render: ({ term }) => term,
    },
    {
      key: 'kind',
      header: t('kindLabel'),
      card: 'tag',
      nowrap: true,
      render: (synonym) =>
        isUsableSynonym(synonym) ? (
          <Tag tone={tones[synonym.kind]}>{t(`kind.${synonym.kind}`)}</Tag>
        ) : (
          <Tag tone="danger">{t('unusable')}</Tag>
        ),
    },
    {
      key: 'meanings',
      header: t('meanings'),
      render: (synonym) =>
        isUsableSynonym(synonym) ? synonym.meanings.join(' · ') || '—' : t('unusableHint'),
    },
  ]
}
