import type { Language } from '@compute-mall/core/codec'
import { type FeedbackRow, feedbackMessages } from '@compute-mall/core/feedback'
import type { CsvColumns } from '../platform/lists/index.ts'

/** The columns of the queue's export, as on the screen. */
export const feedbackColumns = (language: Language): CsvColumns<FeedbackRow> => {
  const texts = feedbackMessages[language]
  return [
    [texts.number, ({ number }) => number],
    [texts.kindLabel, ({ kind }) => texts[`kind.${kind}`]],
    [texts.excerpt, ({ excerpt }) => excerpt],
    [texts.stateLabel, ({ state }) => texts[`state.${state}`]],
    [texts.page, ({ page }) => page],
    [texts.pictures, ({ pictures }) => pictures],
    [texts.writer, ({ userName }) => userName ?? texts.visitor],
    [texts.createTime, ({ createTime }) => createTime],
  ]
}
