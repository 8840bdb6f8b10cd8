import type { Language } from '@compute-mall/core/codec'
import { type Notice, NoticeKind, noticeMessages, noticeValues } from '@compute-mall/core/notice'
import { fill } from '@compute-mall/core/text'
import { formatInstant } from '@compute-mall/core/time'
import type { CsvColumns } from '../platform/lists/index.ts'

/** The columns of the export of one's notices, as they are read. */
export const noticeColumns = (language: Language): CsvColumns<Notice> => {
  const texts = noticeMessages[language]
  return [
    [texts.bell, ({ kind }) => (NoticeKind.is(kind) ? texts[`title.${kind}`] : texts.unknown)],
    [
      texts.content,
      ({ kind, details }) =>
        NoticeKind.is(kind) ? fill(texts[`text.${kind}`], noticeValues(details, language)) : '',
    ],
    [texts.state, ({ readAt }) => (readAt === null ? texts.unread : texts.read)],
    [texts.at, ({ at }) => formatInstant(at, language, 'second')],
  ]
}
