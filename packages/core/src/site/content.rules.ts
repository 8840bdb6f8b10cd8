import type { Words } from '../codec/index.ts'
import { isBlank } from '../codec/index.ts'
import type { Refusal } from '../http/index.ts'
import { type Milliseconds, platformDay } from '../time/index.ts'
import type {
  AnnouncementForm,
  BannerForm,
  ContentPhase,
  LiveForm,
  VersionForm,
  VersionPhase,
} from './content.codec.ts'
import { siteRefusals } from './site.errors.ts'

/** A picture of a banner (width 2.6, as the pictures of feedback). */
export const CONTENT_PICTURE = { types: ['image/png', 'image/jpeg', 'image/webp'], megabytes: 5 } as const

/** The most lines of its history that content is shown with. */
export const MAX_CONTENT_HISTORY = 50

/** When a day of UTC+8 begins. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00.000+08:00`)

interface Scheduled {
  readonly isPublished: boolean
  readonly fromDay: string | null
  readonly untilDay: string | null
}

/** Where content stands at a moment; its days are those of UTC+8, both included. */
export const phaseOf = ({ isPublished, fromDay, untilDay }: Scheduled, now: Milliseconds): ContentPhase => {
  const today = platformDay(now)
  if (!isPublished) return 'draft'
  if (untilDay !== null && untilDay < today) return 'ended'
  return fromDay !== null && fromDay > today ? 'scheduled' : 'shown'
}

/** Names as they are kept: English is Chinese where it was left out (W16). */
export const wordsOf = (zh: string, en: string): Words => ({ zh: zh.trim(), en: en.trim() || zh.trim() })

const HOST = /^https:\/\/([a-z\d-]+\.)+[a-z]{2,}(:\d{1,5})?$/i

/**
 * The address to which a banner may lead, as it is kept: a path of the mall, or an address of an origin that the operator
 * allows; null for everything else (width 2.6, test S7).
 * @example
 * import { contentLink } from '@compute-mall/core/site'
 *
 * contentLink('/search/goods', []) // → '/search/goods'
 * contentLink('//evil.example', []) // → null
 */
export const contentLink = (asked: string, allowedOrigins: readonly string[]): string | null => {
  const link = asked.trim()
  if (/^\/(?![/\\])[^\s\\<>"]*$/.test(link)) return link
  const [origin = ''] = /^https:\/\/[^/?#\\@\s]+(?=[/?#]|$)/i.exec(link) ?? []
  if (!HOST.test(origin) || /[\s\\<>"]/.test(link)) return null
  return allowedOrigins.includes(origin.toLowerCase()) ? link : null
}

/** What is wrong with a field of content, by the key of its text. */
export type ContentFault = 'required' | 'link' | 'period' | 'version' | 'room'
export type ContentFaults<Field extends string> = Readonly<Partial<Record<Field, ContentFault>>>

interface Period {
  readonly fromDay?: string | undefined
  readonly untilDay?: string | undefined
}

const isReversed = ({ fromDay = '', untilDay = '' }: Period): boolean =>
  fromDay !== '' && untilDay !== '' && untilDay < fromDay

/** What is wrong with a banner. Which origins are allowed the server alone knows: to a form every https one may be. */
export const bannerFaults = (
  form: Pick<BannerForm, 'titleZh' | 'link' | 'fromDay' | 'untilDay'>,
  allowedOrigins?: readonly string[],
): ContentFaults<'titleZh' | 'link' | 'untilDay'> => {
  const [origin = ''] = /^https:\/\/[^/?#]+/i.exec(form.link.trim()) ?? []
  return {
    ...(isBlank(form.titleZh) && { titleZh: 'required' }),
    ...(isBlank(form.link)
      ? { link: 'required' }
      : contentLink(form.link, allowedOrigins ?? [origin.toLowerCase()]) === null && { link: 'link' }),
    ...(isReversed(form) && { untilDay: 'period' }),
  }
}

/** What is wrong with an announcement. */
export const announcementFaults = (
  form: Pick<AnnouncementForm, 'titleZh' | 'textZh' | 'fromDay' | 'untilDay'>,
): ContentFaults<'titleZh' | 'textZh' | 'untilDay'> => ({
  ...(isBlank(form.titleZh) && { titleZh: 'required' }),
  ...(isBlank(form.textZh) && { textZh: 'required' }),
  ...(isReversed(form) && { untilDay: 'period' }),
})

/** What is wrong with a broadcast: a room has its key, its number and a secret, or nothing of the three. */
export const liveFaults = (
  form: Pick<LiveForm, 'titleZh' | 'appKey' | 'roomId'> & { readonly secretKey?: string | undefined },
  hasSecret: boolean,
): ContentFaults<'titleZh' | 'appKey' | 'roomId' | 'secretKey'> => {
  const { appKey, roomId, secretKey = '' } = form
  const hasRoom = ![appKey, roomId, secretKey].every(isBlank)
  return {
    ...(isBlank(form.titleZh) && { titleZh: 'required' }),
    ...(hasRoom && isBlank(appKey) && { appKey: 'room' }),
    ...(hasRoom && isBlank(roomId) && { roomId: 'room' }),
    ...(hasRoom && isBlank(secretKey) && !hasSecret && { secretKey: 'room' }),
  }
}

/** What is missing before a draft can be kept: it has a name at least. */
export const versionFaults = (
  form: Pick<VersionForm, 'version' | 'titleZh'>,
): ContentFaults<'version' | 'titleZh'> => ({
  ...(!/^[\dA-Za-z][\dA-Za-z.-]{0,15}$/.test(form.version.trim()) && { version: 'version' }),
  ...(isBlank(form.titleZh) && { titleZh: 'required' }),
})

interface Published {
  readonly version: string
  readonly effective: string
}

/** Where each published version stands at a moment; they come in the order of their days. */
export const versionPhase = (
  version: string,
  versions: readonly Published[],
  now: Milliseconds,
): VersionPhase => {
  const at = (published: Published) => Date.parse(published.effective)
  const own = versions.find((published) => published.version === version)
  if (own === undefined || at(own) > now) return 'scheduled'
  return versions.some((other) => at(other) <= now && at(other) > at(own)) ? 'replaced' : 'inForce'
}

/**
 * From when a version holds that is published now: at once where its day is today, else from the start of its day. Null
 * for a day that is over, and for one that does not come after every version published before (R5.08).
 */
export const effectiveFrom = (
  day: string,
  versions: readonly Published[],
  now: Milliseconds,
): Date | null => {
  const today = platformDay(now)
  if (day < today) return null
  const from = day === today ? new Date(now) : startOfDay(day)
  return versions.some(({ effective }) => Date.parse(effective) >= from.getTime()) ? null : from
}

/** Why a version cannot have this name: another one of the document has it. */
export const versionRefusals = (version: string, others: readonly string[]): readonly Refusal[] =>
  others.includes(version) ? [siteRefusals.versionTaken({ version })] : []
