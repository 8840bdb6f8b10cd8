import type { Language } from '@compute-mall/core/codec'
import { type FeedbackRow, feedbackMessages } from '@compute-mall/core/feedback'
import { type CsvColumns, csvKinds } from '../platform/lists/index.ts'

/** The columns of the queue's export, as on the screen. */
export const feedbackColumns = (language: Language): CsvColumns<FeedbackRow> => {
  const { number, text, time } = csvKinds(language)
  const texts = feedbackMessages[language]
  return [
    text(texts.number, ({ number }) => number),
    text(texts.kindLabel, ({ kind }) => texts[`kind.${kind}`]),
    text(texts.excerpt, ({ excerpt }) => excerpt),
    text(texts.stateLabel, ({ state }) => texts[`state.${state}`]),
    text(texts.page, ({ page }) => page),
    number(texts.pictures, ({ pictures }) => pictures),
    text(texts.writer, ({ userName }) => userName ?? texts.visitor),
    time(texts.createTime, ({ createTime }) => createTime),
  ]
}
