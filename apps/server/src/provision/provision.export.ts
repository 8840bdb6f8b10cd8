import type { Language, Words } from '@compute-mall/core/codec'
import { goodsMessages } from '@compute-mall/core/goods'
import { isMetered, orderMessages } from '@compute-mall/core/order'
import { hasUsedUp, provisionMessages, type Resource } from '@compute-mall/core/provision'
import { type CsvColumns, csvKinds } from '../platform/lists/index.ts'

/** The columns of the export of resources: what, whose, where, how far, until when. */
export const resourceColumns = (language: Language): CsvColumns<Resource> => {
  const { number, text, time } = csvKinds(language)
  const texts = provisionMessages[language]
  const said = (words: Words) => words[language] || words.zh
  const endOf = (resource: Resource) => {
    if (resource.endTime !== null || resource.status !== 'open') return resource.endTime
    return isMetered(resource) ? texts.untilUsedUp : texts.noEnd
  }
  return [
    text(texts.goods, ({ name }) => said(name)),
    text(texts.kind, ({ kind }) => goodsMessages[language][`kind.${kind}`]),
    text(texts.specification, ({ specification }) => specification.map(said).join(' / ')),
    text(texts.owner, ({ ownerName }) => ownerName),
    text(texts.center, ({ centerName }) => (centerName === null ? '' : said(centerName))),
    text(texts.status, (resource) => texts[`status.${hasUsedUp(resource) ? 'usedUp' : resource.status}`]),
    time(texts.openTime, ({ openTime }) => openTime, 'second'),
    time(texts.endTime, endOf, 'second'),
    number(texts.amount, ({ amount }) => amount),
    text(orderMessages[language]['export.unit'], ({ unit }) => goodsMessages[language][`unit.${unit}`]),
    number(texts.usage, ({ usage }) => usage?.used),
    text(texts.order, ({ orderNo }) => orderNo),
  ]
}
