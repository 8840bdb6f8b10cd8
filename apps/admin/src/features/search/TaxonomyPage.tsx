import type { Loaded } from '@compute-mall/app'
import type { Message } from '@compute-mall/core/messages'
import {
  besideIn,
  isGrowing,
  type TaxonomyForm,
  type TaxonomyNode,
  TaxonomyTree,
} from '@compute-mall/core/search'
import { ListPage } from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import type { Column } from '@compute-mall/ui/desk/table'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { TaxonomyDialog } from './TaxonomyDialog.tsx'

/** What is being asked: the names of a category, or all of a new one. */
export type TaxonomyAsking = { readonly kind: 'add' } | { readonly kind: 'edit'; readonly node: TaxonomyNode }

export interface TaxonomyPageProps {
  readonly view: {
    /** Which was asked for last; what is shown may still be another. */
    readonly tree: TaxonomyTree
    readonly nodes: Loaded<readonly TaxonomyNode[]>
    readonly asking: TaxonomyAsking | null
    readonly busy: boolean
    /** Why the code cannot be so, said at its field. */
    readonly codeError: Message | null
  }
  readonly commands: {
    readonly retry: () => void
    readonly open: (tree: TaxonomyTree) => void
    readonly ask: (asking: TaxonomyAsking | null) => void
    readonly add: (form: TaxonomyForm) => void
    readonly rename: (node: TaxonomyNode, form: TaxonomyForm) => void
    readonly setHidden: (node: TaxonomyNode, hidden: boolean) => void
    readonly move: (node: TaxonomyNode, direction: 'up' | 'down') => void
  }
}

/** Each with what stands below it, as the mall shows them. */
const inOrder = (nodes: readonly TaxonomyNode[]): readonly TaxonomyNode[] =>
  nodes.flatMap((node) =>
    node.parent === null ? [node, ...nodes.filter(({ parent }) => parent === node.code)] : [],
  )

/** Categories and filters of the mall, to be kept up by operators (issue 14; R3.04). */
export const TaxonomyPage = ({ view, commands }: TaxonomyPageProps) => {
  const { t } = useTranslation('taxonomy')
  const { inLanguage } = useLanguage()
  const { tree, asking } = view
  const nodes = view.nodes.kind === 'loaded' ? view.nodes.value : []
  const columns = useColumns(nodes)
  const actionsOf = useActions(nodes, commands)
  return (
    <>
      <ListPage<TaxonomyNode>
        view={{
          head: {
            title: t('title'),
            note: t('text'),
            ...(isGrowing(tree) && {
              primary: { key: 'add', label: t('add'), onPress: () => commands.ask({ kind: 'add' }) },
            }),
          },
          rows: view.nodes.kind === 'loaded' ? { kind: 'loaded', value: inOrder(nodes) } : view.nodes,
          tabs: { value: tree, items: TaxonomyTree.values.map((id) => ({ id, label: t(`tree.${id}`) })) },
          pager: { page: 1, pageCount: 1 },
          empty: { title: t('none') },
        }}
        commands={{
          retry: commands.retry,
          openTab: (id) => TaxonomyTree.is(id) && commands.open(id),
        }}
        columns={columns}
        rowKey={({ code }) => code}
        rowName={({ name }) => inLanguage(name)}
        actions={actionsOf}
      />
      {asking !== null && (
        <TaxonomyDialog
          key={tree}
          tree={tree}
          node={asking.kind === 'edit' ? asking.node : null}
          roots={nodes.filter((node) => node.parent === null && node.tree === tree)}
          busy={view.busy}
          codeError={view.codeError}
          onSave={(form) =>
            asking.kind === 'edit' ? commands.rename(asking.node, form) : commands.add(form)
          }
          onClose={() => commands.ask(null)}
        />
      )}
    </>
  )
}

const useActions = (nodes: readonly TaxonomyNode[], commands: TaxonomyPageProps['commands']) => {
  const { t } = useTranslation('taxonomy')
  return (node: TaxonomyNode): readonly Action[] => {
    const beside = besideIn(nodes, node)
    return [
      { key: 'edit', label: t('edit'), onPress: () => commands.ask({ kind: 'edit', node }) },
      ...(beside[0] === node
        ? []
        : [{ key: 'up', label: t('up'), onPress: () => commands.move(node, 'up') }]),
      ...(beside.at(-1) === node
        ? []
        : [{ key: 'down', label: t('down'), onPress: () => commands.move(node, 'down') }]),
      {
        key: 'hide',
        label: node.hidden ? t('show') : t('hide'),
        onPress: () => commands.setHidden(node, !node.hidden),
      },
    ]
  }
}

const useColumns = (nodes: readonly TaxonomyNode[]): readonly Column<TaxonomyNode>[] => {
  const { t } = useTranslation('taxonomy')
  const { inLanguage } = useLanguage()
  const nameOf = (code: string | null) => {
    const parent = nodes.find((node) => node.code === code)
    return parent === undefined ? '—' : inLanguage(parent.name)
  }
  return [
    {
      key: 'name',
      header: t('name'),
      card: 'title',
      render: ({ name, parent }) =>
        parent === null ? <strong>{inLanguage(name)}</strong> : inLanguage(name),
    },
    { key: 'parent', header: t('parent'), render: ({ parent }) => nameOf(parent) },
    { key: 'code', header: t('code'), nowrap: true, render: ({ code }) => code },
    {
      key: 'status',
      header: t('status'),
      card: 'tag',
      nowrap: true,
      render: ({ hidden }) => (
        <Tag tone={hidden ? 'neutral' : 'success'}>{hidden ? t('hidden') : t('shown')}</Tag>
      ),
    },
  ]
}
