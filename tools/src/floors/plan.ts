/**
 * The floors of the core, lowest first: a module may import from its own floor and from those below.
 * A folder of `packages/core/src` that stands on no floor fails the check.
 */
export const coreFloors = [
  ['fp', 'codec', 'messages'],
  ['money', 'time', 'text'],
  ['http', 'replay'],
  ['list', 'review', 'form'],
  ['notice', 'audit', 'desk'],
  ['identity'],
  ['shop', 'goods', 'resource', 'asset', 'search'],
  ['cart'],
  ['purchase'],
  ['order'],
  ['payment', 'provision', 'ledger', 'team'],
  ['settlement', 'chat', 'site', 'feedback', 'invoice'],
  ['statement'],
  ['contract', 'constants'],
  ['client', 'openapi'],
  ['actors'],
] as const satisfies readonly (readonly string[])[]

/**
 * The modules of the server, lowest first, in the order of the core; only notice stands above identity, which it asks
 * for phone numbers. `platform` is below them all. A folder of `apps/server/src` that stands on no floor fails the check.
 */
export const serverFloors = [
  ['audit', 'review', 'form', 'list'],
  ['identity'],
  ['notice'],
  ['shop', 'goods', 'asset'],
  ['search'],
  ['resource'],
  ['cart'],
  ['purchase'],
  ['order'],
  ['payment', 'provision', 'ledger', 'team'],
  ['settlement', 'chat', 'site', 'feedback', 'invoice'],
  ['statement'],
  ['desk'],
] as const satisfies readonly (readonly string[])[]

/** Folders of `apps/server/src` that are no modules. */
export const serverGround = ['platform', 'migrations', 'testing'] as const

/** Third-party packages that run wherever JavaScript runs, the only ones for the core. */
export const corePackages = ['decimal.js', 'fp-ts', 'io-ts', 'ky', 'xstate'] as const
