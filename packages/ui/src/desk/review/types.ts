import type { Message } from '@compute-mall/core/messages'
import type { FieldReason } from '@compute-mall/core/review'
import type { ReactNode } from 'react'
import type { TimelineEvent } from '../detail/index.ts'
import type { LoadState, PageHeadProps, PageNotice } from '../page/index.ts'

/** A picture that was handed in. */
export interface ReviewPicture {
  readonly src: string
  /** What it shows, e.g. "business licence". */
  readonly alt: string
}

/** A field of what is reviewed, as it was and as it is; null is empty. */
export interface ReviewField {
  /** Its path, e.g. `bankName`. */
  readonly path: string
  readonly label: string
  readonly was: string | null
  readonly is: string | null
  readonly changed: boolean
  /** Of the present version, for fields that are pictures. */
  readonly picture?: ReviewPicture | undefined
}

/** What was checked by itself: a fact, never a verdict. */
export interface ReviewCheck {
  readonly key: string
  readonly text: string
  readonly tone: 'success' | 'warn' | 'danger' | 'neutral'
}

/** A value of the refused submission and of this one; null is empty. */
export interface ChangedValue extends Pick<ReviewField, 'path' | 'label' | 'was' | 'is'> {}

/** A field that was refused, as it comes again. */
export interface RefusedField extends Pick<ReviewField, 'path' | 'label'> {
  /** Why it was refused. */
  readonly reason: string
  /** What the applicant answers; null for nothing. */
  readonly answer: string | null
  /** What changed in it; nothing where it comes again as it was. */
  readonly changes: readonly ChangedValue[]
  /** What stands there, where nothing changed. */
  readonly value: string | null
}

/** What became of the refused submission before this one. */
export interface SinceRefusalContent {
  /** Why it was refused as a whole; null where there were reasons for fields alone. */
  readonly general: string | null
  readonly fields: readonly RefusedField[]
  readonly others: readonly ChangedValue[]
}

export interface ReviewContent {
  /** Of what comes again after a refusal. */
  readonly sinceRefusal?: SinceRefusalContent | undefined
  readonly checks: readonly ReviewCheck[]
  readonly fields: readonly ReviewField[]
  readonly timeline: readonly TimelineEvent[]
  /** Over each picture: who looks at it and when. */
  readonly watermark: string
  /** Beside the fields: a preview of what buyers will see. */
  readonly preview?: ReactNode
}

/** Whether a decision may be taken, or why not. */
export interface DecisionState {
  readonly disabledReason?: string | undefined
  readonly busy?: boolean | undefined
}

export interface ReviewView {
  readonly head: Omit<PageHeadProps, 'primary'>
  readonly notice?: PageNotice | undefined
  readonly state: LoadState<ReviewContent>
  /** Who has it open; null while it is free. */
  readonly claim: { readonly text: Message; readonly isMine: boolean } | null
  /** Whether it waits for a decision that the reader may take; what is decided is nobody's to claim or to flag. */
  readonly mayDecide: boolean
  readonly changedOnly: boolean
  /** The path of the field that keys are about. */
  readonly focused: string | null
  readonly reasons: readonly FieldReason[]
  /** The reason for the whole. */
  readonly general: string
  readonly approve: DecisionState & { readonly question?: string | undefined }
  readonly reject: DecisionState
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly keysOn: boolean
}

export interface ReviewCommands {
  readonly retry: () => void
  readonly focus: (path: string) => void
  readonly showChangedOnly: (on: boolean) => void
  readonly flag: (reason: FieldReason) => void
  readonly unflag: (path: string) => void
  readonly writeGeneral: (text: string) => void
  /** `close` closes its dialog; to be called once it has succeeded. */
  readonly approve: (close: () => void) => void
  readonly reject: (close: () => void) => void
  readonly previous: () => void
  readonly next: () => void
  /** Takes it for oneself, also from somebody else. */
  readonly claim: () => void
  readonly turnKeys: (on: boolean) => void
}
