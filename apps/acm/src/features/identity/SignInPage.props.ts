import type { Message } from '@compute-mall/core/messages'
import type { CodesView } from './CodeFields.tsx'
import type { Destination } from './destination.ts'

export interface SignInPageProps {
  readonly view: {
    readonly by: 'password' | 'code'
    readonly codes: CodesView
    readonly destination: Destination
    readonly refusal: Message | null
    /** Too many attempts: until the seconds are over, none is made. */
    readonly isWaiting: boolean
    readonly busy: boolean
    /** Signed in already. */
    readonly goesOn: boolean
    readonly signedOut: boolean
    readonly isOnline: boolean
  }
  readonly links: {
    readonly mall: string
    readonly agreement: string
    readonly privacy: string
    /** The other way to sign in. */
    readonly other: string
    readonly forgotten: string
  }
  readonly commands: {
    readonly signIn: (account: string, password: string) => void
    readonly sendCode: (phone: string) => void
    readonly enter: (phone: string, code: string, agreed: boolean) => void
    readonly switchLanguage: (language: 'zh' | 'en') => void
  }
}
