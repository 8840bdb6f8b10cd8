import type { Loaded } from '@compute-mall/app'
import { type ListPage as Page, type QueryOf, totalMessage } from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import { type TeamRequest, TeamRequestState, type teamRequestList } from '@compute-mall/core/team'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, type ListFilter, ListPage } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { useAmount } from '@compute-mall/ui/order'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { sizeOf } from '../../list/sizeOf.ts'
import { requestTones } from './tones.ts'

interface RequestsLinks {
  readonly team: string
  readonly request: (requestId: string) => string
}

export interface RequestsPageProps {
  readonly view: {
    readonly page: Loaded<Page<TeamRequest>>
    readonly query: QueryOf<typeof teamRequestList>
  }
  readonly links: RequestsLinks
  readonly commands: ListCommands
}

/** What members ask their leader to buy: own requests, and those that one decides. */
export const RequestsPage = ({ view: { page, query }, links, commands }: RequestsPageProps) => {
  const { t } = useTranslation('team')
  return (
    <ListPage<TeamRequest>
      view={{
        head: {
          title: t('requests'),
          trail: [{ label: t('title'), to: links.team }, { label: t('requests') }],
        },
        rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
        filters: useFilters(query),
        sort: { key: 'askTime', descending: true },
        pager: {
          size: sizeOf(query.limit),
          hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
          hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
          total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
        },
        empty: { title: t('noRequests'), text: t('requestsHint') },
      }}
      commands={commands}
      columns={useColumns(links)}
      rowKey={({ requestId }) => requestId}
      rowName={({ memberName }) => memberName}
    />
  )
}

const useFilters = ({ state, own }: RequestsPageProps['view']['query']): readonly ListFilter[] => {
  const { t } = useTranslation('team')
  return [
    {
      key: 'state',
      label: t('state'),
      value: state[0] ?? '',
      options: TeamRequestState.values.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      key: 'own',
      label: t('whose'),
      value: own === undefined ? '' : String(own),
      options: [
        { value: 'true', label: t('whose.own') },
        { value: 'false', label: t('role.Member') },
      ],
    },
  ]
}

const useColumns = (links: RequestsLinks): readonly Column<TeamRequest>[] => {
  const { t } = useTranslation('team')
  const { language, inLanguage } = useLanguage()
  const amountOf = useAmount()
  return [
    {
      key: 'goods',
      header: t('goods'),
      card: 'title',
      render: ({ requestId, line }) => <Link to={links.request(requestId)}>{inLanguage(line.name)}</Link>,
    },
    { key: 'member', header: t('member'), render: ({ memberName }) => memberName },
    {
      key: 'amount',
      header: t('amount'),
      nowrap: true,
      render: ({ line }) => amountOf(line),
    },
    {
      key: 'total',
      header: t('total'),
      align: 'end',
      nowrap: true,
      render: ({ total }) => formatMoney(total),
    },
    {
      key: 'askTime',
      header: t('askTime'),
      nowrap: true,
      render: ({ askTime }) => <time dateTime={askTime}>{formatInstant(askTime, language)}</time>,
    },
    {
      key: 'state',
      header: t('state'),
      card: 'tag',
      nowrap: true,
      render: ({ state }) => <Tag tone={requestTones[state]}>{t(`state.${state}`)}</Tag>,
    },
  ]
}
