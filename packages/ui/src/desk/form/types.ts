import type { ReactNode } from 'react'
import type { PageHeadProps, PageNotice } from '../page/index.ts'

/** A part of a form. */
export interface FormSection {
  readonly id: string
  readonly title: string
  readonly hint?: string | undefined
  /** `wrong` where a field of it has to be corrected, `optional` where nothing is filled in and nothing has to be. */
  readonly status: 'open' | 'complete' | 'wrong' | 'optional'
  /** Its fields. The id of each control is that of its fault. */
  readonly content: ReactNode
}

/** Something to be corrected before the form can be submitted. */
export interface FormFault {
  /** The id of its control, which takes the focus. */
  readonly fieldId: string
  readonly section: string
  /** In the words that stand at the field. */
  readonly message: string
}

/** How the draft of a form stands with the server. `at` is a time of day. */
export type DraftState =
  | { readonly kind: 'none' | 'dirty' | 'saving' | 'failed' | 'conflict' }
  | { readonly kind: 'saved'; readonly at: string }

/** What will be submitted, for a last look. */
export interface FormOverview {
  readonly parts: readonly {
    readonly section: string
    readonly title: string
    /** None where nothing of it was filled in. */
    readonly items: readonly { readonly name: string; readonly value: ReactNode }[]
  }[]
  /** What can go in as it is and is hardly meant. */
  readonly warnings?: readonly string[] | undefined
  /** What happens next, e.g. how long a review takes. */
  readonly text?: string | undefined
  /** What whoever decides about it will look at. */
  readonly checklist?: { readonly title: string; readonly points: readonly string[] } | undefined
}

export interface FormView {
  /** Without a main action, which is to submit. */
  readonly head: Omit<PageHeadProps, 'primary'>
  readonly notice?: PageNotice | undefined
  readonly sections: readonly FormSection[]
  /** The section that a phone shows, one at a time. */
  readonly section: string
  readonly faults: readonly FormFault[]
  /** Counts refused submissions: with each the focus goes to the summary. */
  readonly attempt: number
  readonly draft: DraftState
  /** Shown in place of the fields once all is well and before it is submitted. */
  readonly overview: FormOverview | null
  readonly submit: {
    readonly label: string
    readonly busy?: boolean | undefined
    readonly disabledReason?: string | undefined
  }
}

export interface FormCommands {
  readonly toSection: (id: string) => void
  /** Checks all, and leads to the overview or to the faults. */
  readonly submit: () => void
  /** From the overview back to the fields. */
  readonly change: (section: string) => void
  readonly confirm: () => void
  readonly keepMine: () => void
  readonly takeTheirs: () => void
}
