import * as t from 'io-ts'
import { AuditLine } from '../audit/index.ts'
import {
  between,
  Id,
  Instant,
  IntegerFromText,
  Keyword,
  LineUpTo,
  Nullable,
  OneOf,
  Optional,
  Personal,
  Revision,
  StringOf,
  TextUpTo,
  Words,
} from '../codec/index.ts'
import { defineList, ListPage } from '../list/index.ts'
import { FilePart } from '../payment/index.ts'
import { Agreement, Banner, BannerArt, LiveStream, ShowAddress } from './site.codec.ts'

/** The most characters of the texts of content, and the greatest position (width 2.6). */
const CONTENT_FORM = {
  title: 60,
  englishTitle: 120,
  summary: 120,
  englishSummary: 240,
  link: 300,
  position: 999,
  text: 1_000,
  room: 64,
  secret: 128,
  version: 16,
  document: 60_000,
} as const

/** Whether a text is a day that the calendar has. */
const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00.000Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** A day of UTC+8, e.g. `2026-11-21`. */
export const Day = StringOf('Day', isDay)

/** Where content stands: not published, published for later, shown now, or past its last day (width 2.6). */
export const ContentPhase = OneOf('ContentPhase', ['draft', 'scheduled', 'shown', 'ended'])
export type ContentPhase = t.TypeOf<typeof ContentPhase>

/** The name under which a picture of the operator is kept. */
export const PictureName = StringOf('PictureName', (name) => /^[\da-f]{64}\.(png|jpg|webp)$/.test(name))

const Period = { fromDay: Optional(Day), untilDay: Optional(Day) }
const Kept = {
  /** The first day on which it is shown; null is from its publication on. */
  fromDay: Nullable(Day),
  /** The last day on which it is shown; null is without end. */
  untilDay: Nullable(Day),
  phase: ContentPhase,
  /** Counts its changes; a change names the revision that it was made from. */
  revision: t.number,
}
const revision = Revision

/** What a banner or ad is, as its form says it; English is optional (W16). */
export const BannerForm = t.type({
  showAddress: ShowAddress,
  configType: OneOf('BannerType', ['1', '2']),
  titleZh: LineUpTo(CONTENT_FORM.title),
  titleEn: LineUpTo(CONTENT_FORM.englishTitle),
  summaryZh: LineUpTo(CONTENT_FORM.summary),
  summaryEn: LineUpTo(CONTENT_FORM.englishSummary),
  link: LineUpTo(CONTENT_FORM.link),
  /** The drawing that is shown where there is no picture. */
  art: BannerArt,
  pcPicture: Optional(PictureName),
  mobilePicture: Optional(PictureName),
  /** What comes first has the smallest. */
  position: between(IntegerFromText, 0, CONTENT_FORM.position),
  ...Period,
})
export type BannerForm = t.TypeOf<typeof BannerForm>

/** A change of a banner, with the revision that it was made from. */
export const BannerChange = t.type({ ...BannerForm.props, revision })

/** A banner as those see it who administer it. */
export const BannerRow = t.readonly(
  t.type({
    banner: Banner,
    pcPicture: Nullable(PictureName),
    mobilePicture: Nullable(PictureName),
    position: t.number,
    ...Kept,
  }),
  'BannerRow',
)
export type BannerRow = t.TypeOf<typeof BannerRow>

const Detail = <A, O>(row: t.Type<A, O, unknown>) =>
  t.readonly(t.type({ row, history: t.readonlyArray(AuditLine) }))

/** A banner with what was done to it, the latest first. */
export const BannerDetail = Detail(BannerRow)
export type BannerDetail = t.TypeOf<typeof BannerDetail>

/** Banners and ads in the order in which they are shown. */
export const bannerList = defineList({
  filters: {
    showAddress: Optional(ShowAddress),
    configType: Optional(OneOf('BannerType', ['1', '2'])),
    phase: Optional(ContentPhase),
    keyword: Optional(Keyword),
  },
  sorts: ['position', '-position'],
})
/** A page of banners and ads. */
export const BannerPage = ListPage(BannerRow)

/** A picture for a banner. */
export const ContentPicture = t.type({ picture: FilePart })
/** Under which name the server keeps it. */
export const ContentPictureKept = t.readonly(t.type({ name: PictureName }))

/** Where an announcement stands: above the console, on the mall's home, or both. */
export const AnnouncementPlace = OneOf('AnnouncementPlace', ['CONSOLE', 'MALL', 'BOTH'])
export type AnnouncementPlace = t.TypeOf<typeof AnnouncementPlace>

/** An announcement as people read it. */
export const Announcement = t.readonly(t.type({ id: Id, title: Words, text: Words }), 'Announcement')
export type Announcement = t.TypeOf<typeof Announcement>

/** What an announcement is, as its form says it; English is optional (W16). */
export const AnnouncementForm = t.type({
  place: AnnouncementPlace,
  titleZh: LineUpTo(CONTENT_FORM.title),
  titleEn: LineUpTo(CONTENT_FORM.englishTitle),
  textZh: TextUpTo(CONTENT_FORM.text),
  textEn: TextUpTo(CONTENT_FORM.text),
  ...Period,
})
export type AnnouncementForm = t.TypeOf<typeof AnnouncementForm>

/** A change of an announcement, with the revision that it was made from. */
export const AnnouncementChange = t.type({ ...AnnouncementForm.props, revision })

/** An announcement as those see it who administer it. */
export const AnnouncementRow = t.readonly(
  t.type({ announcement: Announcement, place: AnnouncementPlace, createTime: Instant, ...Kept }),
  'AnnouncementRow',
)
export type AnnouncementRow = t.TypeOf<typeof AnnouncementRow>

/** An announcement with what was done to it, the latest first. */
export const AnnouncementDetail = Detail(AnnouncementRow)
export type AnnouncementDetail = t.TypeOf<typeof AnnouncementDetail>

/** Announcements, the newest first. */
export const announcementList = defineList({
  filters: {
    place: Optional(AnnouncementPlace),
    phase: Optional(ContentPhase),
    keyword: Optional(Keyword),
  },
  sorts: ['-createTime', 'createTime'],
})
/** A page of announcements. */
export const AnnouncementPage = ListPage(AnnouncementRow)

/** The broadcast as its form says it. An empty secret leaves the one that is kept; nobody reads it again. */
export const LiveForm = t.type({
  titleZh: LineUpTo(CONTENT_FORM.title),
  titleEn: LineUpTo(CONTENT_FORM.englishTitle),
  startTime: Optional(Instant),
  appKey: LineUpTo(CONTENT_FORM.room),
  roomId: LineUpTo(CONTENT_FORM.room),
  secretKey: Personal('secret', Optional(LineUpTo(CONTENT_FORM.secret))),
})
export type LiveForm = t.TypeOf<typeof LiveForm>

/** The broadcast, its room without the secret, and what was done to it. */
export const LiveSettings = t.readonly(
  t.type({
    stream: LiveStream,
    room: Nullable(t.readonly(t.type({ appKey: t.string, roomId: t.string }))),
    history: t.readonlyArray(AuditLine),
  }),
  'LiveSettings',
)
export type LiveSettings = t.TypeOf<typeof LiveSettings>

/** The documents of the operator that have versions: the compute service agreement and the privacy policy. */
export const ManagedDocument = OneOf('ManagedDocument', ['agreement', 'privacy'])
export type ManagedDocument = t.TypeOf<typeof ManagedDocument>

/** A version of agreement or privacy policy that a user has accepted: by registering, or first by an order (width 2.7, R5.08). */
export const AcceptedVersion = t.readonly(
  t.type({
    kind: ManagedDocument,
    version: t.string,
    title: Words,
    effective: Instant,
    acceptedAt: Instant,
    /** The first order that was placed under it; null for what was accepted by registering. */
    order: Nullable(t.readonly(t.type({ orderId: Id, orderNo: t.string }))),
    /** Whether it is the version that holds today. */
    isCurrent: t.boolean,
  }),
  'AcceptedVersion',
)
export type AcceptedVersion = t.TypeOf<typeof AcceptedVersion>

/** The name of a version, e.g. `2026-11`. */
export const VersionName = StringOf('VersionName', (name) => /^[\dA-Za-z][\dA-Za-z.-]{0,15}$/.test(name))

/**
 * A version as it is being written. Texts are chapters: a line that begins with `# ` is a heading, an empty line ends a
 * paragraph; both languages have the same chapters and paragraphs.
 */
export const VersionForm = t.type({
  version: LineUpTo(CONTENT_FORM.version),
  effectiveDay: Optional(Day),
  titleZh: LineUpTo(CONTENT_FORM.title),
  titleEn: LineUpTo(CONTENT_FORM.englishTitle),
  textZh: TextUpTo(CONTENT_FORM.document),
  textEn: TextUpTo(CONTENT_FORM.document),
})
export type VersionForm = t.TypeOf<typeof VersionForm>

/** A change of a draft, with the revision that it was made from. */
export const VersionChange = t.type({ ...VersionForm.props, revision })

/** Which revision of a draft was read before it is published. */
export const VersionRead = t.type({ revision })

/** A draft as it is kept. */
export const VersionDraft = t.readonly(
  t.type({
    draftId: Id,
    kind: ManagedDocument,
    version: t.string,
    effectiveDay: Nullable(Day),
    title: Words,
    textZh: t.string,
    textEn: t.string,
    revision: t.number,
    /** Who changed it last. */
    author: t.string,
    changedAt: Instant,
  }),
  'VersionDraft',
)
export type VersionDraft = t.TypeOf<typeof VersionDraft>

/** A draft with what was done to it, the latest first. */
export const VersionDraftDetail = t.readonly(
  t.type({ draft: VersionDraft, history: t.readonlyArray(AuditLine) }),
  'VersionDraftDetail',
)
export type VersionDraftDetail = t.TypeOf<typeof VersionDraftDetail>

/** Where a published version stands: it will hold, holds, or was replaced. */
export const VersionPhase = OneOf('VersionPhase', ['scheduled', 'inForce', 'replaced'])
export type VersionPhase = t.TypeOf<typeof VersionPhase>

/** A document with its published versions, the newest first, and its drafts. */
export const DocumentVersions = t.readonly(
  t.type({
    kind: ManagedDocument,
    versions: t.readonlyArray(
      t.readonly(t.type({ version: t.string, title: Words, effective: Instant, phase: VersionPhase })),
    ),
    drafts: t.readonlyArray(VersionDraft),
  }),
  'DocumentVersions',
)
export type DocumentVersions = t.TypeOf<typeof DocumentVersions>

/** A published version with where it stands. */
export const PublishedVersion = t.readonly(
  t.type({ document: Agreement, phase: VersionPhase }),
  'PublishedVersion',
)
export type PublishedVersion = t.TypeOf<typeof PublishedVersion>
