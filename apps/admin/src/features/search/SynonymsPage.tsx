import type { Message } from '@compute-mall/core/messages'
import { isUsableSynonym, type Synonym, type SynonymForm, synonymList } from '@compute-mall/core/search'
import {
  NO_VALUE,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { ActionButton, useNarrow } from '@compute-mall/ui/desk/page'
import { Text } from '@compute-mall/ui/layout'
import { Button, Dialog, Sheet } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { SynonymDialog } from './SynonymDialog.tsx'

/** What is being asked: a new word, a change of one, or whether one is to go. */
export type SynonymAsking =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly synonym: Synonym }

export interface SynonymsPageProps {
  readonly view: WorkListView<typeof synonymList, Synonym> & {
    readonly asking: SynonymAsking | null
    readonly busy: boolean
    /** Why the word cannot be so, said at its field. */
    readonly termError: Message | null
  }
  readonly links: { readonly misses: string }
  readonly commands: WorkListCommands & {
    readonly ask: (asking: SynonymAsking | null) => void
    readonly add: (form: SynonymForm) => void
    readonly change: (synonym: Synonym, form: SynonymForm) => void
    readonly remove: (synonym: Synonym) => void
  }
}

const tones = { same: 'success', instead: 'info', ignored: 'neutral' } as const

/** Words of customers and their meanings for the search. */
export const SynonymsPage = ({ view, links, commands }: SynonymsPageProps) => {
  const { t } = useTranslation('synonym')
  const { asking } = view
  const columns = useColumnsOf<Synonym>()
  return (
    <>
      <WorkListPage
        list={synonymList}
        view={view}
        commands={commands}
        head={{
          title: t('title'),
          note: t('text'),
          children: <ActionButton action={{ key: 'misses', label: t('misses'), to: links.misses }} />,
          primary: { key: 'add', label: t('add'), onPress: () => commands.ask({ kind: 'add' }) },
        }}
        tabs={{ key: 'kind', option: (kind) => t(`kind.${kind}`), all: 'first' }}
        search={t('search')}
        empty={{ title: t('none'), text: t('noneText') }}
        columns={[
          columns.text('term', t('term'), { card: 'title' }),
          columns.tag('kind', t('kindLabel'), (synonym) =>
            isUsableSynonym(synonym)
              ? { tone: tones[synonym.kind], label: t(`kind.${synonym.kind}`) }
              : { tone: 'danger', label: t('unusable') },
          ),
          columns.cell('meanings', t('meanings'), (synonym) =>
            isUsableSynonym(synonym) ? synonym.meanings.join(' · ') || NO_VALUE : t('unusableHint'),
          ),
        ]}
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
