import type { Page } from '@playwright/test'
import type { Language, Role } from './cast.ts'
import type { Device } from './devices.ts'

/** Somebody on the way to a page, with the cookies for calls besides the browser; empty without a session. */
export interface Visit {
  readonly page: Page
  readonly cookie: string
  /** @returns the cookies of somebody else, for what they have to do before */
  readonly cookieOf: (role: Role) => Promise<string>
}

/** A page of the mall, of one's orders or of signing in as one sees it, and the way there. No way depends on words, so all of it can be walked in any language. */
export interface Sight {
  /** What one sees, e.g. `the cart`. */
  readonly name: string
  /** Who is signed in (`play`); nobody if not given. */
  readonly as?: Role
  /** Leads there, and waits until all of it is there and answers to presses. */
  readonly open: (visit: Visit) => Promise<void>
  /** The device that alone has it. */
  readonly only?: Device
  /** What the browser may complain of on the way. */
  readonly expected?: RegExp
  /** It belongs to another app, which wears no theme of the mall. */
  readonly plain?: true
  /** It repeats what its reader wrote, in Chinese. */
  readonly quotes?: true
  /** Begins the title of the page, where that does not name the goods (R2.06). */
  readonly title?: Readonly<Record<Language, string>>
}
