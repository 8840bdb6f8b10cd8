import { MAXIMUM_AMOUNT } from '../cart/index.ts'
import {
  DEFAULT_SHOP_ID,
  HIDDEN_CLOSE_MS,
  KEEP_ALIVE_MS,
  MAX_ATTEMPTS,
  MAX_PROBES,
  PROBE_INTERVAL_MS,
  RECONNECT_DELAY_MS,
  REMIND_INTERVAL_MS,
  VISITOR_EVERY,
} from '../chat/index.ts'
import {
  BillingType,
  BillingUnit,
  MACHINE_TYPES,
  MIN_DURATION,
  RECENT_ORDER_DAYS,
  REVIEW_WORKING_DAYS,
} from '../goods/index.ts'
import { LOCALE_COOKIE, REQUEST_TIMEOUT_MS } from '../http/index.ts'
import { GROUP_LIST_PAGE_SIZE, MENU_PAGE_VERSION } from '../identity/index.ts'
import { CURRENCY_DECIMALS, NUMBER_FORMAT } from '../money/index.ts'
import { COUNTDOWN_SECONDS, POLL_INTERVAL_MS } from '../payment/index.ts'
import { PAGE_SIZE } from '../search/index.ts'
import { BANNER_TYPE, BUILD_CHECK_MS, DASHBOARD_PRELOAD_MS, RELOAD_GUARD_MS } from '../site/index.ts'
import { MINUTE_MS } from '../time/index.ts'

/** A figure of spec section 9, as its domain's rules have it. */
export interface Constant {
  /** Where it stands: module and name. */
  readonly name: string
  readonly value: string | number | boolean | readonly string[]
  /** What it counts; `—` for what counts nothing. */
  readonly unit: string
  /** What the specification says of it. */
  readonly says: string
  readonly requirement: string
}

type Row = readonly [name: string, value: Constant['value'], unit: string, says: string, requirement: string]

const purchase: readonly Row[] = [
  ['cart.MAXIMUM_AMOUNT', MAXIMUM_AMOUNT, 'pieces', 'Maximum purchase amount for compute', 'R9.01'],
  ['goods.MIN_DURATION', MIN_DURATION, 'time unit of the sku', 'Compute minDuration default', 'R9.01'],
  ['goods.RECENT_ORDER_DAYS', RECENT_ORDER_DAYS, 'days', 'Orders are counted over the last', 'R9.08'],
  [
    'goods.REVIEW_WORKING_DAYS',
    REVIEW_WORKING_DAYS,
    'working days',
    'Review of a modification application takes up to',
    'R4.03',
  ],
  ['goods.BillingUnit', BillingUnit.values, '—', 'Billing units', 'R9.04'],
  ['goods.BillingType', BillingType.values, '—', 'Billing types', 'R9.04'],
  ['goods.MACHINE_TYPES', MACHINE_TYPES, '—', 'Machine-type strings', 'R1.02'],
]

const pages: readonly Row[] = [
  ['search.PAGE_SIZE.goodsMobile', PAGE_SIZE.goodsMobile, 'rows', 'Goods search, on mobile', 'R9.02'],
  ['search.PAGE_SIZE.goods', PAGE_SIZE.goods, 'rows', 'Goods search, otherwise', 'R9.02'],
  ['search.PAGE_SIZE.resource', PAGE_SIZE.resource, 'rows', 'Resource search', 'R9.02'],
  ['search.PAGE_SIZE.store', PAGE_SIZE.store, 'rows', 'Store search', 'R9.02'],
  ['identity.GROUP_LIST_PAGE_SIZE', GROUP_LIST_PAGE_SIZE, 'rows', 'Group list page size', 'R9.02'],
]

const times: readonly Row[] = [
  ['payment.POLL_INTERVAL_MS', POLL_INTERVAL_MS, 'ms', 'Payment poll', 'R4.06'],
  ['payment.COUNTDOWN_SECONDS', COUNTDOWN_SECONDS, 's', 'Pay countdown', 'R4.07'],
  ['http.REQUEST_TIMEOUT_MS', REQUEST_TIMEOUT_MS, 'ms', 'Request timeout', 'R7.01'],
  ['site.BUILD_CHECK_MS', BUILD_CHECK_MS, 'ms', 'Build manifest check', 'R4.14'],
  ['site.RELOAD_GUARD_MS', RELOAD_GUARD_MS, 'ms', 'Reload guard: once per path within', 'R4.14'],
  ['site.DASHBOARD_PRELOAD_MS', DASHBOARD_PRELOAD_MS, 'ms', 'Dashboard iframe preload is delayed', 'R2.16'],
  ['time.MINUTE_MS', MINUTE_MS, 'ms', 'Relative time: the least that is told', 'R9.06'],
]

const chat: readonly Row[] = [
  ['chat.RECONNECT_DELAY_MS', RECONNECT_DELAY_MS, 'ms', 'Chat reconnect delay', 'R4.08'],
  ['chat.MAX_ATTEMPTS', MAX_ATTEMPTS, 'attempts', 'Chat reconnects at most', 'R4.08'],
  ['chat.VISITOR_EVERY', VISITOR_EVERY, 'attempts', 'Visitor-id switch on every', 'R4.08'],
  ['chat.REMIND_INTERVAL_MS', REMIND_INTERVAL_MS, 'ms', 'Unread poll', 'R4.11'],
  ['chat.KEEP_ALIVE_MS', KEEP_ALIVE_MS, 'ms', 'Keep-alive', 'R4.09'],
  ['chat.MAX_PROBES', MAX_PROBES, 'probes', 'Keep-alive probes', 'R4.09'],
  ['chat.PROBE_INTERVAL_MS', PROBE_INTERVAL_MS, 'ms', 'Keep-alive probes are apart', 'R4.09'],
  ['chat.HIDDEN_CLOSE_MS', HIDDEN_CLOSE_MS, 'ms', 'A hidden page closes the chat after', 'R4.10'],
  ['chat.DEFAULT_SHOP_ID', DEFAULT_SHOP_ID, '—', 'Default shop id', 'R4.11'],
]

const formats: readonly Row[] = [
  ['site.BANNER_TYPE.banner', BANNER_TYPE.banner, '—', 'Banner config type of a banner', 'R2.13'],
  ['site.BANNER_TYPE.ad', BANNER_TYPE.ad, '—', 'Banner config type of an ad', 'R2.13'],
  ['identity.MENU_PAGE_VERSION', MENU_PAGE_VERSION, '—', 'Menu page version', 'R7.02'],
  ['http.LOCALE_COOKIE.maxAgeSeconds', LOCALE_COOKIE.maxAgeSeconds, 's', 'Locale cookie lasts', 'R9.07'],
  ['http.LOCALE_COOKIE.path', LOCALE_COOKIE.path, '—', 'Cookie default path', 'R9.07'],
  ['money.CURRENCY_DECIMALS', CURRENCY_DECIMALS, 'decimals', 'Currency display', 'R5.13'],
  ['money.NUMBER_FORMAT.inputting', NUMBER_FORMAT.inputting, '—', 'Number format: inputting', 'R5.13'],
  ['money.NUMBER_FORMAT.padding', NUMBER_FORMAT.padding, '—', 'Number format: padding', 'R5.13'],
  ['money.NUMBER_FORMAT.separator', NUMBER_FORMAT.separator, '—', 'Number format: separator', 'R5.13'],
  ['money.NUMBER_FORMAT.precision', NUMBER_FORMAT.precision, 'decimals', 'Number format: precision', 'R5.13'],
]

/**
 * The figures of spec section 9 that the core holds, gathered for the reference (R9.03). Those of toasts, notices,
 * badges and popups are packages/ui's.
 */
export const constants: readonly Constant[] = [...purchase, ...pages, ...times, ...chat, ...formats].map(
  ([name, value, unit, says, requirement]) => ({ name, value, unit, says, requirement }),
)

/** The five bare figures that spec section 9 exports. Their meaning is not shown, so no rule goes by them (R9.09). */
export const UNEXPLAINED_FIGURES = [2_000, 200, 0, 50_000, 2_000_000] as const
