import type { ReactNode } from 'react'
import type { Icon } from '../../icons/index.ts'
import type { PageNotice } from '../page/index.ts'

/** An area of a work app. */
export interface DeskEntry {
  readonly key: string
  readonly label: string
  readonly icon: Icon
  readonly to: string
  /** How many there wait for somebody; none and 0 show nothing. */
  readonly count?: number | undefined
  /** The heading above it and those after it, e.g. "Reviews". */
  readonly group?: string | undefined
}

export interface DeskView {
  /** Of the app, e.g. "Seller centre". */
  readonly product: string
  /** What the user is here, e.g. "Operator"; null where everybody is the same. */
  readonly role: string | null
  /** Null while it is not known who is here. */
  readonly userName: string | null
  /** In order of importance: a phone shows the first four in its bar, unless `bar` names others. */
  readonly entries: readonly DeskEntry[]
  /** The keys of the areas in a phone's bar, at most four. */
  readonly bar?: readonly string[] | undefined
  /** The key of the area that the page belongs to. */
  readonly current: string | null
  /** Null hides the messages. */
  readonly messages: { readonly to: string; readonly count: number } | null
  /** Ways on for the user, e.g. to the settings or to another app. */
  readonly account: readonly { readonly label: string; readonly href: string; readonly icon?: ReactNode }[]
  /** The address of the mall. */
  readonly mall: string
  /** Why what is shown may no longer be so, whatever the page. */
  readonly notice?: PageNotice | undefined
}

export interface DeskCommands {
  readonly switchLanguage: (language: 'zh' | 'en') => void
  readonly signOut: () => void
}

export interface DeskProps {
  readonly view: DeskView
  readonly commands: DeskCommands
  /** The bell of the notices, where the app has them. */
  readonly bell?: ReactNode
}
