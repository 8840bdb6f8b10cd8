import type { DraftView } from '@compute-mall/core/form'
import type { Message } from '@compute-mall/core/messages'
import type { ApplicantType, ApplicationView, FieldName, PictureUse } from '@compute-mall/core/settlement'

/** A picture of the form while it is chosen here and sent. */
export interface PictureView {
  /** Null where none was chosen on this page; the form may have one all the same. */
  readonly file: File | null
  /** How much of it has gone, 0 to 100; undefined while none is on its way. */
  readonly percent: number | undefined
  /** Why the server refused it. */
  readonly refusal: Message | null
}

/** What the page of an application shows and does. */
export interface ApplicationPageProps {
  readonly view: {
    readonly application: ApplicationView
    readonly draft: DraftView
    /** Whether the draft lies in this browser because the server could not be reached. */
    readonly isKeptHere: boolean
    readonly pictures: Readonly<Record<PictureUse, PictureView>>
    /** The address of one's own picture that was uploaded before, to be seen again. */
    readonly pictureAddress: (pictureId: string) => string
    /** Whether a rejected application is mended (W10). */
    readonly isMending: boolean
    /** The form itself, or all its answers before they are submitted. */
    readonly place: 'form' | 'overview'
    /** Times that a submission was held back by errors; each moves the focus to their summary (test A4). */
    readonly refusals: number
    /** The field whose link was followed to this page; null without one. */
    readonly openAt: FieldName | null
    /** The last day that a company may be registered on, `2026-11-21`. */
    readonly today: string
  }
  readonly commands: {
    readonly chooseType: (applicantType: ApplicantType) => void
    readonly change: (field: FieldName, text: string) => void
    readonly leave: (field: FieldName) => void
    readonly answer: (field: FieldName, text: string) => void
    readonly upload: (use: PictureUse, file: File) => void
    readonly removePicture: (use: PictureUse) => void
    /** Leaves all these fields. @returns whether none of them has an error */
    readonly finish: (fields: readonly FieldName[]) => boolean
    readonly check: () => void
    readonly backToForm: () => void
    readonly submit: () => void
    readonly recheck: () => void
    readonly keepMine: () => void
    readonly takeTheirs: () => void
    readonly merge: (theirs: ReadonlySet<string>) => void
  }
}

/** The id of the element around a field, which links lead to. */
export const fieldId = (name: string): string => `field-${name}`
