import { SECOND_MS } from '../time/index.ts'

/** What a banner is by its `configType` (spec sections 3 and 9). */
export const BANNER_TYPE = { banner: 1, ad: 2 } as const
/** The format in which banners are released; a client that asks for another one cannot draw them (R7.08). */
export const BANNER_VERSION = '2.0'
/** The space dashboard waits so long before it loads what it embeds (R2.16; spec sections 2 and 9). */
export const DASHBOARD_PRELOAD_MS = SECOND_MS

/**
 * Whether customers are shown their sales contact: on the main site, at another host than the public one (R6.04; spec
 * section 6).
 * @param publicMainHost the host of the public main site; null where the operator has named none
 */
export const showsSaler = (
  { isMainSite }: { readonly isMainSite: boolean },
  host: string,
  publicMainHost: string | null,
): boolean => isMainSite && host !== publicMainHost
