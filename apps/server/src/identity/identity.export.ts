import type { Language } from '@compute-mall/core/codec'
import { type PersonRow, personMessages, roleName } from '@compute-mall/core/identity'
import { type CsvColumns, csvKinds } from '../platform/lists/index.ts'

/** The columns of the export of all users, as on the screen: no more of a phone number than the list shows. */
export const peopleColumns = (language: Language): CsvColumns<PersonRow> => {
  const { text, time } = csvKinds(language)
  const texts = personMessages[language]
  return [
    text(texts.userId, ({ userId }) => userId),
    text(texts.name, ({ userName }) => userName),
    text(texts.state, ({ state }) => texts[`state.${state}`]),
    text(texts.kind, ({ roleType }) => texts[`kind.${roleType}`]),
    text(texts.roles, ({ roleIds }) => roleIds.map((roleId) => roleName(roleId, language)).join(', ')),
    text(texts.phone, ({ phone }) => phone),
    time(texts.createTime, ({ createTime }) => createTime),
  ]
}
