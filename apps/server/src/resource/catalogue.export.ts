import type { Language, Words } from '@compute-mall/core/codec'
import { type CatalogueRow, resourceMessages } from '@compute-mall/core/resource'
import { type CsvColumns, csvKinds } from '../platform/lists/index.ts'

/** The columns of the catalogue's export, as on the screen; English is optional (W16). */
export const catalogueColumns = (language: Language): CsvColumns<CatalogueRow> => {
  const { number, text } = csvKinds(language)
  const texts = resourceMessages[language]
  const said = (words: Words) => words[language] || words.zh
  return [
    text(texts.resourceNumber, ({ item }) => item.resourceNumber),
    text(texts['column.name'], ({ item }) => said(item.name)),
    text(texts['column.type'], ({ item }) => texts[`type.${item.resourceType}`]),
    text(texts.center, ({ centerName }) => said(centerName)),
    text(texts['column.specifications'], ({ item }) =>
      item.specifications.map(({ name }) => said(name)).join(' · '),
    ),
    number(texts['column.usedBy'], ({ usedBy }) => usedBy),
    text(texts['column.status'], ({ item }) => texts[`catalogue.${item.status}`]),
  ]
}
