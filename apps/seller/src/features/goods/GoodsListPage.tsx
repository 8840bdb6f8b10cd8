import type { Loaded } from '@compute-mall/app'
import {
  goodsLifeView,
  OFFER_ENDING_DAYS,
  type OwnGoodsCounts,
  type OwnGoodsRow,
  ownGoodsList,
  ownGoodsTabs,
  ReviewState,
  ShelfState,
} from '@compute-mall/core/goods'
import {
  type ListFilter,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BulkCommand, bulkCommands, mayBulk } from './commands.ts'
import { DeleteDialog, DiscardDialog } from './DeleteDialog.tsx'
import type { GoodsPreviewProps } from './GoodsPreview.tsx'
import { LatePreview } from './LatePreview.tsx'
import { useGoodsColumns } from './useGoodsColumns.tsx'
import { useReasonText } from './useReasonText.ts'

export interface GoodsListPageProps {
  readonly view: WorkListView<typeof ownGoodsList, OwnGoodsRow> & {
    readonly counts: Loaded<OwnGoodsCounts>
    readonly selected: ReadonlySet<string>
    readonly mayChange: boolean
    /** The draft of goods beside what buyers see; null while no preview is open. */
    readonly preview: Omit<GoodsPreviewProps, 'onClose'> | null
    readonly now: number
  }
  readonly links: {
    readonly goods: (goodsId: string) => string
    readonly edit: (goodsId: string) => string
    readonly publish: string
  }
  readonly commands: WorkListCommands & {
    readonly bulk: (command: BulkCommand, goodsId: readonly string[]) => void
    readonly revoke: (goodsId: string) => void
    readonly discard: (goodsId: string) => void
    readonly preview: (goodsId: string) => void
    readonly closePreview: () => void
    readonly copy: (goodsId: string) => void
  }
}

/** A filter whose address may combine several states, e.g. from the home; the combination is one more option. */
const statesFilter = <State extends string>(
  filter: Pick<ListFilter, 'key' | 'label'>,
  states: readonly State[],
  chosen: readonly State[],
  labelOf: (state: State) => string,
): ListFilter => ({
  ...filter,
  value: chosen.join(','),
  options: [
    ...states.map((state) => ({ value: state, label: labelOf(state) })),
    ...(chosen.length > 1 ? [{ value: chosen.join(','), label: chosen.map(labelOf).join(' / ') }] : []),
  ],
})

/** The goods of the shop, with the actions that their state allows. */
export const GoodsListPage = ({ view, links, commands }: GoodsListPageProps) => {
  const { t } = useTranslation(['seller', 'goods'])
  const { inLanguage } = useLanguage()
  const reasonText = useReasonText()
  const [deleting, setDeleting] = useState<readonly string[] | null>(null)
  const [discarding, setDiscarding] = useState<OwnGoodsRow | null>(null)
  const { query, page, counts, selected, mayChange } = view
  const rows = page.kind === 'loaded' ? page.value.records : []
  const chosen = rows.filter(({ goodsId }) => selected.has(goodsId))
  const noDuty = mayChange ? undefined : t('seller:goods.noDuty')
  const run = (command: BulkCommand, goodsId: readonly string[]) => {
    if (command === 'delete') setDeleting(goodsId)
    else commands.bulk(command, goodsId)
  }
  const nameOf = ({ name, goodsId }: OwnGoodsRow) => inLanguage(name) || name.zh || goodsId
  /** The actions of an application. */
  const lifeActionsOf = (row: OwnGoodsRow): readonly Action[] => {
    const allowed = goodsLifeView(row.life, 'seller').commands
    return [
      ...(allowed.includes('application.submitted')
        ? [
            {
              key: 'submit',
              label: t('seller:goods.submit'),
              to: links.edit(row.goodsId),
              disabledReason: noDuty,
            },
          ]
        : []),
      ...(allowed.includes('application.revoked')
        ? [
            {
              key: 'revoke',
              label: t('seller:goods.revoke'),
              disabledReason: noDuty,
              onPress: () => commands.revoke(row.goodsId),
            },
          ]
        : []),
      ...(allowed.includes('draft.discarded')
        ? [
            {
              key: 'discard',
              label: t('seller:goods.discard'),
              danger: true,
              disabledReason: noDuty,
              onPress: () => setDiscarding(row),
            },
          ]
        : []),
    ]
  }
  const actionsOf = (row: OwnGoodsRow): readonly Action[] => [
    {
      key: 'edit',
      label: t('seller:goods.edit'),
      to: links.edit(row.goodsId),
      disabledReason: noDuty ?? (row.life.review === 'pending' ? t('seller:goods.pendingReason') : undefined),
    },
    { key: 'open', label: t('seller:goods.open'), to: links.goods(row.goodsId) },
    { key: 'preview', label: t('seller:preview'), onPress: () => commands.preview(row.goodsId) },
    ...lifeActionsOf(row),
    ...bulkCommands
      .filter((command) => mayBulk(command, row))
      .map((command) => ({
        key: command,
        label: t(`seller:goods.${command}`),
        danger: command === 'delete',
        disabledReason: noDuty,
        onPress: () => run(command, [row.goodsId]),
      })),
    {
      key: 'copy',
      label: t('seller:goods.copy'),
      disabledReason: noDuty,
      onPress: () => commands.copy(row.goodsId),
    },
  ]
  return (
    <>
      <WorkListPage
        list={ownGoodsList}
        // Rows that a filter or another page hides are neither counted nor changed.
        view={{ ...view, selected: mayChange ? new Set(chosen.map(({ goodsId }) => goodsId)) : undefined }}
        commands={{ ...commands, openTab: (id) => commands.filter('tab', id === 'all' ? '' : id) }}
        head={{
          title: t('seller:goods'),
          primary: {
            key: 'publish',
            label: t('seller:goods.publish'),
            disabledReason: noDuty,
            to: links.publish,
          },
        }}
        tabs={{
          value: query.tab ?? 'all',
          items: ownGoodsTabs.map((id) => ({
            id,
            label: t(`seller:goods.tab.${id}`),
            ...(counts.kind === 'loaded' && { count: counts.value[id] }),
          })),
        }}
        search={t('seller:goods.search')}
        filters={[
          { key: 'kind', label: t('seller:goods.kind'), option: (kind) => t(`goods:kind.${kind}`) },
          statesFilter(
            { key: 'shelf', label: t('seller:goods.shelf') },
            ShelfState.values,
            query.shelf,
            (state) => t(`goods:shelf.${state}`),
          ),
          statesFilter(
            { key: 'review', label: t('seller:goods.application') },
            ReviewState.values,
            query.review,
            (state) => t(`goods:review.${state}`),
          ),
          { key: 'scarce', label: t('seller:goods.stock'), option: () => t('seller:goods.scarce') },
          { key: 'shut', label: t('seller:goods.limits'), option: () => t('seller:goods.shutShort') },
          {
            key: 'ending',
            label: t('seller:goods.offers'),
            option: () => t('seller:goods.ending', { days: OFFER_ENDING_DAYS }),
          },
          {
            key: 'featured',
            label: t('seller:goods.featured'),
            option: () => t('seller:goods.featuredOnly'),
          },
        ]}
        empty={
          query.tab === undefined
            ? { title: t('seller:goods.none'), text: t('seller:goods.noneText') }
            : { title: t('seller:goods.noneInTab') }
        }
        columns={useGoodsColumns(view.now, links.goods)}
        rowKey={({ goodsId }) => goodsId}
        rowName={nameOf}
        note={({ life }) => {
          const reason = life.shelfReason ?? life.reviewReason
          return reason && reasonText(reason)
        }}
        actions={actionsOf}
        bulkActions={bulkCommands.map((command) => {
          const changed = chosen.filter((row) => mayBulk(command, row)).map(({ goodsId }) => goodsId)
          const label = t(`seller:goods.${command}`)
          return {
            key: command,
            label:
              changed.length === 0 || changed.length === chosen.length
                ? label
                : t('seller:goods.ofChosen', { action: label, count: changed.length }),
            danger: command === 'delete',
            disabledReason: changed.length === 0 ? t('seller:goods.noneOfChosen') : undefined,
            onPress: () => run(command, changed),
          }
        })}
      />
      {deleting !== null && (
        <DeleteDialog
          names={rows.filter(({ goodsId }) => deleting.includes(goodsId)).map(nameOf)}
          onClose={() => setDeleting(null)}
          onDelete={() => {
            commands.bulk('delete', deleting)
            setDeleting(null)
          }}
        />
      )}
      {view.preview !== null && <LatePreview {...view.preview} onClose={commands.closePreview} />}
      {discarding !== null && (
        <DiscardDialog
          name={nameOf(discarding)}
          onClose={() => setDiscarding(null)}
          onDiscard={() => {
            commands.discard(discarding.goodsId)
            setDiscarding(null)
          }}
        />
      )}
    </>
  )
}
