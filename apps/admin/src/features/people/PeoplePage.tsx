import type { Loaded } from '@compute-mall/app'
import {
  AccountState,
  grantableRoles,
  type PersonRow,
  personList,
  RoleType,
} from '@compute-mall/core/identity'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { pageParts } from '../../list/pageParts.ts'
import { accountTones } from './tones.ts'
import { useRoleName } from './useRoleName.ts'

export interface PeoplePageProps {
  readonly view: {
    readonly page: Loaded<Page<PersonRow>>
    /** Whether an export is under way; without it there is none. */
    readonly exporting?: boolean
    /** One's own views of the list. */
    readonly savedViews?: ListView<never>['savedViews']
    /** What the address asks for. */
    readonly query: QueryOf<typeof personList>
  }
  readonly links: { readonly one: (userId: string) => string }
  readonly commands: ListCommands & Required<Pick<ListCommands, 'filter'>>
}

const ALL = 'all'

/** Everybody who has an account, the newest on top (width 2.6). */
export const PeoplePage = ({
  view: { page, query, savedViews, exporting },
  links,
  commands,
}: PeoplePageProps) => {
  const { t } = useTranslation(['people', 'admin'])
  const roleName = useRoleName()
  const columns = useColumns(links.one)
  return (
    <ListPage<PersonRow>
      view={{
        head: { title: t('admin:people') },
        savedViews,
        exporting,
        ...pageParts(page, query, personList.sorts[0]),
        tabs: {
          value: query.roleType ?? ALL,
          items: [
            { id: ALL, label: t('all') },
            ...RoleType.values.toReversed().map((id) => ({ id, label: t(`kind.${id}`) })),
          ],
        },
        search: { label: t('search'), value: query.keyword ?? '' },
        filters: [
          {
            key: 'roleId',
            label: t('role'),
            value: query.roleId ?? '',
            options: grantableRoles.map((value) => ({ value, label: roleName(value) })),
          },
          {
            key: 'state',
            label: t('state'),
            value: query.state ?? '',
            options: AccountState.values.map((value) => ({ value, label: t(`state.${value}`) })),
          },
        ],
        empty: { title: t('none') },
      }}
      commands={{ ...commands, openTab: (id) => commands.filter('roleType', id === ALL ? '' : id) }}
      columns={columns}
      rowKey={({ userId }) => userId}
      rowName={({ userName }) => userName}
      actions={({ userId }) => [{ key: 'look', label: t('look'), to: links.one(userId) }]}
    />
  )
}

const useColumns = (one: (userId: string) => string): readonly Column<PersonRow>[] => {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const roleName = useRoleName()
  return [
    {
      key: 'userName',
      header: t('name'),
      card: 'title',
      nowrap: true,
      render: ({ userId, userName }) => <Link to={one(userId)}>{userName}</Link>,
    },
    {
      key: 'state',
      header: t('state'),
      card: 'tag',
      nowrap: true,
      render: ({ state }) => <Tag tone={accountTones[state]}>{t(`state.${state}`)}</Tag>,
    },
    { key: 'kind', header: t('kind'), nowrap: true, render: ({ roleType }) => t(`kind.${roleType}`) },
    { key: 'roles', header: t('roles'), render: ({ roleIds }) => roleIds.map(roleName).join(', ') || '—' },
    { key: 'phone', header: t('phone'), nowrap: true, render: ({ phone }) => phone ?? '—' },
    {
      key: 'createTime',
      header: t('createTime'),
      nowrap: true,
      sortable: true,
      render: ({ createTime }) => <time dateTime={createTime}>{formatInstant(createTime, language)}</time>,
    },
  ]
}
