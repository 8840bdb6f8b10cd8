import type { Message } from '@compute-mall/core/messages'
import type { ReactNode } from 'react'
import type { Tone } from '../../parts/index.ts'

/** What a page shows, on its way, or why it is not shown. */
export type LoadState<Value> =
  | { readonly kind: 'loading' }
  /** `requestId` names the request to those who look into it. */
  | { readonly kind: 'failed'; readonly message: Message; readonly requestId?: string | undefined }
  /** `helper` is who can give access. */
  | { readonly kind: 'forbidden'; readonly helper?: string | undefined }
  /** There is no such thing, or not for this user (D1). */
  | { readonly kind: 'missing' }
  | { readonly kind: 'loaded'; readonly value: Value }

/** Why what is shown may no longer be so. `at` is the moment it was true, as it is written. */
export type PageNotice =
  | { readonly kind: 'offline'; readonly at: string }
  /** Somebody else changed it: who and what. */
  | { readonly kind: 'stale'; readonly change: string; readonly onReload: () => void }

interface ActionBase {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  /** Why it cannot be done now; it stays where it is, with this reason. */
  readonly disabledReason?: string | undefined
  readonly busy?: boolean | undefined
  /** Cannot be undone. */
  readonly danger?: boolean | undefined
}

/** What one can do with a page or a row: something here, or go to another page of the app. */
export type Action = ActionBase & ({ readonly onPress: () => void } | { readonly to: string })

/** The state of what a page is about, as its tag shows it. */
export interface StateTag {
  readonly label: string
  readonly tone: Tone
}

/** From the first page of the app down to the page that is shown. */
export type Trail = readonly { readonly label: string; readonly to?: string | undefined }[]
