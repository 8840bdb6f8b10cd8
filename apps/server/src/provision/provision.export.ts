import type { Language, Words } from '@compute-mall/core/codec'
import { goodsMessages } from '@compute-mall/core/goods'
import { isMetered } from '@compute-mall/core/order'
import { hasUsedUp, provisionMessages, type Resource } from '@compute-mall/core/provision'
import { formatInstant } from '@compute-mall/core/time'
import type { CsvColumns } from '../platform/lists/index.ts'

/** The columns of the export of resources: what, whose, where, how far, until when. */
export const resourceColumns = (language: Language): CsvColumns<Resource> => {
  const texts = provisionMessages[language]
  const said = (words: Words) => words[language] || words.zh
  const at = (time: string | null) => (time === null ? '' : formatInstant(time, language, 'second'))
  const endOf = (resource: Resource) => {
    if (resource.endTime !== null || resource.status !== 'open') return at(resource.endTime)
    return isMetered(resource) ? texts.untilUsedUp : texts.noEnd
  }
  return [
    [texts.goods, ({ name }) => said(name)],
    [texts.kind, ({ kind }) => goodsMessages[language][`kind.${kind}`]],
    [texts.specification, ({ specification }) => specification.map(said).join(' / ')],
    [texts.owner, ({ ownerName }) => ownerName],
    [texts.center, ({ centerName }) => (centerName === null ? '' : said(centerName))],
    [texts.status, (resource) => texts[`status.${hasUsedUp(resource) ? 'usedUp' : resource.status}`]],
    [texts.openTime, ({ openTime }) => at(openTime)],
    [texts.endTime, endOf],
    [texts.amount, ({ amount }) => amount],
    [texts.usage, ({ usage }) => usage?.used],
    [texts.order, ({ orderNo }) => orderNo],
  ]
}
