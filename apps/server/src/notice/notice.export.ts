import type { Language } from '@compute-mall/core/codec'
import { type Notice, NoticeKind, noticeMessages, noticeValues } from '@compute-mall/core/notice'
import { fill } from '@compute-mall/core/text'
import { type CsvColumns, csvKinds } from '../platform/lists/index.ts'

/** The columns of the export of one's notices, as they are read. */
export const noticeColumns = (language: Language): CsvColumns<Notice> => {
  const { text, time } = csvKinds(language)
  const texts = noticeMessages[language]
  return [
    text(texts.bell, ({ kind }) => (NoticeKind.is(kind) ? texts[`title.${kind}`] : texts.unknown)),
    text(texts.content, ({ kind, details }) =>
      NoticeKind.is(kind) ? fill(texts[`text.${kind}`], noticeValues(details, language)) : '',
    ),
    text(texts.state, ({ readAt }) => (readAt === null ? texts.unread : texts.read)),
    time(texts.at, ({ at }) => at, 'second'),
  ]
}
