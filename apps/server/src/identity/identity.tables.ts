import type { ShopDuty, SignInOutcome, TokenScope } from '@compute-mall/core/identity'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Timestamp } from '../platform/platform.tables.ts'

export interface IdentityTables {
  users: {
    id: string
    /** What one signs in with; unique without regard to case. */
    user_name: string
    /** What lists are searched by, in small letters. */
    search_text: GeneratedAlways<string>
    /** argon2id in PHC form. */
    password_hash: string
    /** 签约状态, e.g. 1000000201 for unsigned (R3.02). */
    user_label_id: string
    saler_full_name: string | null
    role_type: 'common' | 'manager'
    role_ids: Generated<readonly string[]>
    user_type: 'agent' | null
    nonpre_role_codes: Generated<readonly string[]>
    highest_role_level: number
    language: string
    retailer_id: string | null
    /** What the user may do in the shop that `retailer_id` names (W11). */
    shop_duties: Generated<readonly ShopDuty[]>
    phone: string | null
    phone_verified: Generated<boolean>
    /** When agreement and privacy policy were accepted by registering; null for accounts that operations made. */
    agreed_at: Timestamp | null
    /** The versions that were accepted then, of the agreement and of the privacy policy. */
    agreed_agreement: Generated<string | null>
    agreed_privacy: Generated<string | null>
    created_at: Timestamp
    /** Since when the account may not sign in; null while it may. */
    disabled_at: Timestamp | null
  }
  groups: { id: string; account_name: string; created_at: Timestamp }
  group_members: { group_id: string; user_id: string; is_leader: boolean }
  /** A user's account in a computing centre. */
  cluster_accounts: {
    cluster_id: string
    center_name_zh: string
    center_name_en: string
    user_id: string
    cluster_user_name: string
    member_type: 'Member' | 'Leader'
    status: 'Normal' | 'Disable'
  }
  sessions: {
    /** SHA-256 of the cookie's value, which itself is kept nowhere. */
    id_hash: string
    user_id: string
    created_at: Timestamp
    seen_at: Timestamp
    /** The User-Agent of the browser that began it. */
    device: Generated<string>
  }
  /** By which scripts call for a user. */
  access_tokens: {
    id: string
    user_id: string
    name: string
    scope: TokenScope
    /** SHA-256 of the secret, which itself is kept nowhere. */
    secret_hash: string
    ending: string
    created_at: Timestamp
    used_at: Timestamp | null
  }
  /** Each right password of a known account, and what came of it. */
  sign_ins: { id: string; user_id: string; at: Timestamp; outcome: SignInOutcome }
  /** Codes for signing in, by the number that they went to, with an account or without. */
  sign_in_codes: {
    phone: string
    code_hash: string
    wrong_tries: Generated<number>
    created_at: Timestamp
  }
  /** Where mails to a user go; sealed, because nothing looks it up (decision 27). */
  user_mails: { user_id: string; mail_sealed: Buffer; confirmed_at: Timestamp }
  /** Codes for confirming a mail address, which the hash covers. */
  mail_codes: { user_id: string; code_hash: string; wrong_tries: Generated<number>; created_at: Timestamp }
  phone_codes: {
    user_id: string
    phone: string
    code_hash: string
    wrong_tries: Generated<number>
    created_at: Timestamp
  }
}

declare module '../platform/database/tables.ts' {
  interface Database extends IdentityTables {}
}
