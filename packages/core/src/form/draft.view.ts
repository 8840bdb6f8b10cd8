import type { SnapshotFrom } from 'xstate'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import type { FieldChange } from '../review/index.ts'
import type { draftMachine } from './draft.machine.ts'
import { draftDifferences } from './form.merge.ts'
import type { formMessages } from './form.messages.ts'

const say = messageFor<KeyOf<typeof formMessages>>('form')

/** How the draft of a form stands, as its page tells it. */
export interface DraftView {
  /** `draft.saved` names the instant, which the screen formats. */
  readonly status: Message | null
  /** Fields that differ from what another window saved: `before` theirs, `after` one's own. Empty without a conflict. */
  readonly differences: readonly FieldChange[]
  readonly commands: { readonly choose: boolean }
}

const statusOf = ({ value, context: { savedAt } }: SnapshotFrom<typeof draftMachine>): Message | null => {
  switch (value) {
    case 'clean':
    case 'saved':
      return savedAt === null ? null : say('draft.saved', { at: savedAt })
    case 'dirty':
    case 'saving':
    case 'failed':
    case 'conflict':
      return say(`draft.${value}`)
    case 'over':
      return null
  }
}

/** What a page shows of the draft of its form. */
export const draftView = (snapshot: SnapshotFrom<typeof draftMachine>): DraftView => {
  const { theirs, record } = snapshot.context
  return {
    status: statusOf(snapshot),
    differences: theirs === null ? [] : draftDifferences(theirs.record, record),
    commands: { choose: snapshot.value === 'conflict' },
  }
}
