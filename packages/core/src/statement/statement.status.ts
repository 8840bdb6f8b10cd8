import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import type { StatementRow } from './statement.codec.ts'
import type { statementMessages } from './statement.messages.ts'

const say = messageFor<KeyOf<typeof statementMessages>>('statement')

/** How a status is called. Lists say it, which need no chart. */
export const statementStatus = ({ status }: Pick<StatementRow, 'status'>): Message => say(`status.${status}`)
