/** A place for texts, e.g. the session storage of a browser. One that is barred holds nothing and never throws. */
export interface TextStore {
  get(key: string): string | undefined
  set(key: string, text: string): void
  remove(key: string): void
  clear(): void
}

/** The stores of a browser: one per tab and session, one for good and for all tabs. */
export interface Stores {
  readonly session: TextStore
  readonly local: TextStore
}

/** The names under which a browser keeps something besides cached answers. */
export const storeKeys = {
  /** Local: who is here (R4.12). */
  userName: 'userName',
  /** Local: that the last one who was here signed out (R4.12). */
  loggedOut: 'logged_out',
  /** Local: the address of a visit that came through a channel (R2.18). */
  channel: 'channelPromotionUrl',
  /** Local: the goods that were looked at last, to be suggested again; forgotten at signing out. */
  recentGoods: 'recentGoods',
  /** Session: what somebody typed into forms; outlives a session that died, for the same person alone. */
  typedForms: 'mall.typedForms',
  /** Session: when which page was reloaded, so that there is no loop (D4). Says nothing about anybody. */
  reloads: 'mall.reloads',
} as const
