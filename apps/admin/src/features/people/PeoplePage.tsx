import { grantableRoles, type PersonRow, personList, RoleType } from '@compute-mall/core/identity'
import {
  NO_VALUE,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { useTranslation } from 'react-i18next'
import { accountTones } from './tones.ts'
import { useRoleName } from './useRoleName.ts'

export interface PeoplePageProps {
  readonly view: WorkListView<typeof personList, PersonRow>
  readonly links: { readonly person: (userId: string) => string }
  readonly commands: WorkListCommands
}

/** All accounts, the newest first. */
export const PeoplePage = ({ view, links, commands }: PeoplePageProps) => {
  const { t } = useTranslation(['people', 'admin'])
  const roleName = useRoleName()
  const columns = useColumnsOf<PersonRow>()
  return (
    <WorkListPage
      list={personList}
      view={view}
      commands={commands}
      head={{ title: t('admin:people') }}
      tabs={{
        key: 'roleType',
        values: RoleType.values.toReversed(),
        option: (type) => t(`kind.${type}`),
        all: 'first',
      }}
      search={t('search')}
      filters={[
        { key: 'roleId', label: t('role'), values: grantableRoles, option: roleName },
        { key: 'state', label: t('state'), option: (state) => t(`state.${state}`) },
      ]}
      empty={{ title: t('none') }}
      columns={[
        columns.link('userName', t('name'), ({ userId }) => links.person(userId)),
        columns.tag('state', t('state'), ({ state }) => ({
          tone: accountTones[state],
          label: t(`state.${state}`),
        })),
        columns.cell('kind', t('kind'), ({ roleType }) => t(`kind.${roleType}`), { nowrap: true }),
        columns.cell('roles', t('roles'), ({ roleIds }) => roleIds.map(roleName).join(', ') || NO_VALUE),
        columns.text('phone', t('phone')),
        columns.time('createTime', t('createTime')),
      ]}
      rowKey={({ userId }) => userId}
      rowName={({ userName }) => userName}
      actions={({ userId }) => [{ key: 'look', label: t('look'), to: links.person(userId) }]}
    />
  )
}
