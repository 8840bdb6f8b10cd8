import type { Language, Words } from '@compute-mall/core/codec'
import { type CatalogueRow, resourceMessages } from '@compute-mall/core/resource'
import type { CsvColumns } from '../platform/lists/index.ts'

/** The columns of the catalogue's export, as on the screen; English is optional (W16). */
export const catalogueColumns = (language: Language): CsvColumns<CatalogueRow> => {
  const texts = resourceMessages[language]
  const said = (words: Words) => words[language] || words.zh
  return [
    [texts.resourceNumber, ({ item }) => item.resourceNumber],
    [texts['column.name'], ({ item }) => said(item.name)],
    [texts['column.type'], ({ item }) => texts[`type.${item.resourceType}`]],
    [texts.center, ({ centerName }) => said(centerName)],
    [
      texts['column.specifications'],
      ({ item }) => item.specifications.map(({ name }) => said(name)).join(' · '),
    ],
    [texts['column.usedBy'], ({ usedBy }) => usedBy],
    [texts['column.status'], ({ item }) => texts[`catalogue.${item.status}`]],
  ]
}
