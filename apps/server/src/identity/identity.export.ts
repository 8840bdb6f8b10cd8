import type { Language } from '@compute-mall/core/codec'
import { grantableRoles, type PersonRow, personMessages } from '@compute-mall/core/identity'
import type { CsvColumns } from '../platform/lists/index.ts'

/** The columns of the export of all users, as on the screen: no more of a phone number than the list shows. */
export const peopleColumns = (language: Language): CsvColumns<PersonRow> => {
  const texts = personMessages[language]
  const roleName = (roleId: string): string => {
    const known = grantableRoles.find((role) => role === roleId)
    return known === undefined ? roleId : texts[`role.${known}`]
  }
  return [
    [texts.userId, ({ userId }) => userId],
    [texts.name, ({ userName }) => userName],
    [texts.state, ({ state }) => texts[`state.${state}`]],
    [texts.kind, ({ roleType }) => texts[`kind.${roleType}`]],
    [texts.roles, ({ roleIds }) => roleIds.map(roleName).join(', ')],
    [texts.phone, ({ phone }) => phone],
    [texts.createTime, ({ createTime }) => createTime],
  ]
}
