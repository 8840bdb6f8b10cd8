import type { TextLoaders } from './textLoader.ts'

/** The texts of core and design system, each a chunk of its own. An app adds its own. */
export const sharedTexts = {
  asset: async () => (await import('./asset.ts')).messages,
  audit: async () => (await import('./audit.ts')).messages,
  cart: async () => (await import('./cart.ts')).messages,
  chat: async () => (await import('./chat.ts')).messages,
  desk: async () => (await import('./desk.ts')).messages,
  error: async () => (await import('./error.ts')).messages,
  failure: async () => (await import('./failure.ts')).messages,
  feedback: async () => (await import('./feedback.ts')).messages,
  form: async () => (await import('./form.ts')).messages,
  goods: async () => (await import('./goods.ts')).messages,
  identity: async () => (await import('./identity.ts')).messages,
  invoice: async () => (await import('./invoice.ts')).messages,
  ledger: async () => (await import('./ledger.ts')).messages,
  list: async () => (await import('./list.ts')).messages,
  mobile: async () => (await import('./mobile.ts')).messages,
  notice: async () => (await import('./notice.ts')).messages,
  order: async () => (await import('./order.ts')).messages,
  parts: async () => (await import('./parts.ts')).messages,
  postpaid: async () => (await import('./postpaid.ts')).messages,
  payment: async () => (await import('./payment.ts')).messages,
  provision: async () => (await import('./provision.ts')).messages,
  purchase: async () => (await import('./purchase.ts')).messages,
  resource: async () => (await import('./resource.ts')).messages,
  review: async () => (await import('./review.ts')).messages,
  search: async () => (await import('./search.ts')).messages,
  settlement: async () => (await import('./settlement.ts')).messages,
  shell: async () => (await import('./shell.ts')).messages,
  shop: async () => (await import('./shop.ts')).messages,
  site: async () => (await import('./site.ts')).messages,
  team: async () => (await import('./team.ts')).messages,
  statement: async () => (await import('./statement.ts')).messages,
  widgets: async () => (await import('./widgets.ts')).messages,
} as const satisfies TextLoaders

/** The texts that every page needs. */
export const frameTexts = [
  'failure',
  'parts',
  'shell',
] as const satisfies readonly (keyof typeof sharedTexts)[]
