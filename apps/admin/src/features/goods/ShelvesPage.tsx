import {
  allowedGoodsEvents,
  type ForceOffConsequences,
  type ShelvedGoodsRow,
  shelvedGoodsList,
} from '@compute-mall/core/goods'
import type { ReasonCode } from '@compute-mall/core/review'
import {
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { ForceOffDialog } from './ForceOffDialog.tsx'
import { inLanguage } from './inLanguage.ts'
import { reasonText } from './reasonText.ts'

export interface ShelvesPageProps {
  readonly view: WorkListView<typeof shelvedGoodsList, ShelvedGoodsRow> & {
    /** The goods that are about to be forced off, with what that brings about. */
    readonly forcing: ShelvedGoodsRow | null
    readonly consequences: ForceOffConsequences | null
    readonly busy: boolean
  }
  readonly links: { readonly gift: (goodsId: string) => string }
  readonly commands: WorkListCommands & {
    readonly askToForceOff: (row: ShelvedGoodsRow) => void
    readonly keep: () => void
    readonly forceOff: (code: ReasonCode, text: string) => void
  }
}

/** All goods of all shops, to find and take off sale. */
export const ShelvesPage = ({ view, links, commands }: ShelvesPageProps) => {
  const { t } = useTranslation(['admin', 'goods', 'review', 'gift'])
  const { language } = useLanguage()
  const columns = useColumnsOf<ShelvedGoodsRow>()
  const { forcing, consequences, busy } = view
  return (
    <>
      <WorkListPage
        list={shelvedGoodsList}
        view={view}
        commands={commands}
        head={{ title: t('goods') }}
        tabs={{
          key: 'shelf',
          values: ['on', 'awaiting', 'off', 'forcedOff', 'failed'],
          option: (shelf) => t(`goods:shelf.${shelf}`),
          all: 'first',
        }}
        search={t('searchGoods')}
        filters={[{ key: 'kind', label: t('goods:column.kind'), option: (kind) => t(`goods:kind.${kind}`) }]}
        empty={{ title: t('noGoods') }}
        columns={[
          columns.cell('name', t('goods:column.name'), ({ name }) => inLanguage(name, language), {
            card: 'title',
          }),
          columns.cell('number', t('goods:column.number'), ({ goodsId }) => goodsId.slice(0, 12), {
            nowrap: true,
          }),
          columns.cell('kind', t('goods:column.kind'), ({ kind }) => t(`goods:kind.${kind}`)),
          columns.cell('shop', t('goods:column.shop'), ({ shopName }) => inLanguage(shopName, language)),
          columns.tag('shelf', t('goods:column.shelf'), ({ life }) => ({
            tone: shelfTones[life.shelf],
            label: t(`goods:shelf.${life.shelf}`),
          })),
          columns.cell('review', t('goods:column.review'), ({ life }) => t(`goods:review.${life.review}`)),
          columns.count('saleCount', t('goods:column.sales')),
          columns.time('changedAt', t('goods:column.changedAt'), 'date'),
        ]}
        rowKey={({ goodsId }) => goodsId}
        rowName={({ name }) => inLanguage(name, language)}
        note={({ life }) => life.shelfReason && reasonText(life.shelfReason, language, t)}
        actions={(row) => [
          {
            key: 'give',
            label: t('gift:give'),
            disabledReason: row.life.shelf === 'on' ? undefined : t('gift:notOnSale'),
            to: links.gift(row.goodsId),
          },
          {
            key: 'forceOff',
            label: t('forceOff'),
            danger: true,
            disabledReason: allowedGoodsEvents(row.life, 'operations').includes('goods.forcedOff')
              ? undefined
              : t('alreadyForcedOff'),
            onPress: () => commands.askToForceOff(row),
          },
        ]}
      />
      {forcing !== null && (
        <ForceOffDialog
          name={inLanguage(forcing.name, language)}
          consequences={consequences}
          busy={busy}
          onForce={commands.forceOff}
          onClose={commands.keep}
        />
      )}
    </>
  )
}

const shelfTones = {
  unlisted: 'neutral',
  awaiting: 'info',
  executing: 'info',
  on: 'success',
  off: 'neutral',
  forcedOff: 'danger',
  failed: 'warn',
} as const
