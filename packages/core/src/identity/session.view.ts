import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

/** What a frame around pages shows of the session. */
export interface SessionView {
  /** Null for a visitor, and as soon as the session ended. */
  readonly userName: string | null
  /** The page is being left for good; its data may be somebody else's. */
  readonly isOver: boolean
  readonly commands: { readonly signIn: boolean; readonly signOut: boolean }
}

/** Who is here, and whether they can sign in or out (R4.12). */
export const sessionView = (snapshot: Snapshot): SessionView => {
  const isOver = !snapshot.matches('here')
  const userName = isOver ? null : snapshot.context.userName
  const signOut = userName !== null && snapshot.can({ type: 'session.leave', next: '' })
  return {
    userName,
    isOver,
    commands: { signIn: !isOver && !signOut, signOut },
  }
}
