import type { Words } from '@compute-mall/core/codec'
import { type GoodsKind, isCompute, type NameValue } from '@compute-mall/core/goods'
import * as prose from '../content/prose.ts'
import { randomOf } from '../random.ts'
import { listOf, rowsOf, words } from '../table.ts'
import type { GoodsDraft } from './draft.ts'

const sentences = rowsOf(prose.sentences, 'paragraph', 'kinds', 'zh', 'en')
const supports = rowsOf(prose.support, 'kinds', 'zhName', 'enName', 'zh', 'en')
const cases = rowsOf(prose.cases, 'industry', 'zhName', 'enName', 'zh', 'en')
const reviews = rowsOf(prose.reviews, 'kinds', 'stars', 'zh', 'en', 'zhReply', 'enReply')
const reviewers = prose.reviewers.trim().split(/\s+/u)

const isFor = (kind: GoodsKind) => (row: { readonly kinds: string }) =>
  row.kinds === '*' || listOf(row.kinds).includes(kind)

/** Whether some of it is billed by the hour of a card or a core. */
const isHourly = ({ skus }: GoodsDraft): boolean =>
  skus.some(({ pricing }) => pricing.some(({ unit }) => unit === 'cardHour' || unit === 'coreHour'))

/** What accelerators are programmed with. */
const toolkits: Readonly<Record<string, string>> = { gpu: 'CUDA', dcu: 'DTK' }

/** Three paragraphs: what it is, how it is used, what is promised. */
export const descriptionOf = (draft: GoodsDraft): readonly Words[] =>
  ['1', '2', '3'].map((paragraph) => {
    const fitting = sentences
      .filter((row) => row.paragraph === paragraph)
      .filter(isFor(draft.kind))
      .filter(({ kinds }) => !listOf(kinds).includes('hourly') || isHourly(draft))
    const { zh, en } = randomOf(`${draft.key}:${paragraph}`).pick(fitting)
    return words(filled(zh, draft.name.zh, draft), filled(en, draft.name.en, draft))
  })

/** A blank stands between Chinese and Latin script only. */
const closedUp = (text: string) => text.replaceAll(/(?<=[\p{Script=Han}）]) (?=\p{Script=Han})/gu, '')

const filled = (sentence: string, name: string, { figures, resourceType }: GoodsDraft) =>
  closedUp(
    sentence
      .replace('{name}', name)
      .replace('{figures}', figures.join(' · '))
      .replace('{toolkit}', toolkits[resourceType ?? ''] ?? ''),
  )

export const supportOf = ({ kind }: GoodsDraft): readonly NameValue[] =>
  supports.filter(isFor(kind)).map(toNameValue)

/** What customers tell: of computing those of every industry it serves, of an application those it is made for. */
export const casesOf = ({ key, kind, classification }: GoodsDraft): readonly NameValue[] => {
  const served = isCompute(kind) ? classification.industry : classification.industry.slice(0, 1)
  const fitting = cases.filter(({ industry }) => served.includes(industry))
  return randomOf(`${key}:cases`).some(fitting, 3).map(toNameValue)
}

const toNameValue = (row: Readonly<Record<'zhName' | 'enName' | 'zh' | 'en', string>>): NameValue => ({
  name: words(row.zhName, row.enName),
  value: words(row.zh, row.en),
})

export interface ReviewSeed {
  readonly userName: string
  readonly stars: number
  readonly text: Words
  readonly reply: Words | null
  readonly daysAgo: number
}

/** What buyers wrote: no two of one goods item say the same. */
export const reviewsOf = ({ key, kind }: GoodsDraft, most: number): readonly ReviewSeed[] => {
  const random = randomOf(`${key}:reviews`)
  return random.some(reviews.filter(isFor(kind)), most).map((row) => ({
    userName: random.pick(reviewers),
    stars: Number(row.stars),
    text: words(row.zh, row.en),
    reply: row.zhReply === '' ? null : words(row.zhReply, row.enReply),
    daysAgo: random.whole(2, 400),
  }))
}
