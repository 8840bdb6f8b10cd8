import type { PurchaseChoice } from '@compute-mall/core/cart'
import type { Money } from '@compute-mall/core/money'
import type { InvitationState, TeamRequest, TeamRequestState } from '@compute-mall/core/team'
import type { Timestamp } from '../platform/platform.tables.ts'

export interface TeamTables {
  group_invitations: {
    id: string
    group_id: string
    user_id: string
    inviter_id: string
    state: InvitationState
    sent_at: Timestamp
    ended_at: Timestamp | null
  }
  /** What members ask the leaders of their groups to buy. */
  team_requests: {
    id: string
    group_id: string
    member_id: string
    /** Moved along the chart of core/team alone. */
    state: TeamRequestState
    choice: PurchaseChoice
    /** As it was when the member asked. */
    line: TeamRequest['line']
    total: Money
    note: string
    asked_at: Timestamp
    decided_at: Timestamp | null
    decider_id: string | null
    reason: string | null
    /** The latest order that a leader placed for it. */
    order_id: string | null
  }
}

declare module '../platform/database/tables.ts' {
  interface Database extends TeamTables {}
}
