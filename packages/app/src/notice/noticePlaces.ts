import type { NoticeKind, NoticeView } from '@compute-mall/core/notice'

/** Where notices lead in an app. */
export interface NoticePlaces {
  /** The page of all notices. */
  readonly to: string
  /** What a notice is about; null where there is nothing to see. */
  readonly toOf: (notice: NoticeView) => string | null
}

/** The pages of what notices are about, by the id of that; a kind without one leads nowhere. */
export type NoticePages = Partial<Readonly<Record<NoticeKind, (subjectId: string) => string>>>

/** @param to the page of all notices */
export const noticePlaces = (to: string, pages: NoticePages): NoticePlaces => ({
  to,
  toOf: ({ kind, subjectId }) =>
    kind === null || subjectId === null ? null : (pages[kind]?.(subjectId) ?? null),
})
