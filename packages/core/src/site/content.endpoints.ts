import * as t from 'io-ts'
import { Id } from '../codec/index.ts'
import { anyone, endpoint, withRole } from '../http/index.ts'
import {
  Announcement,
  AnnouncementChange,
  AnnouncementDetail,
  AnnouncementForm,
  AnnouncementPage,
  AnnouncementRow,
  announcementList,
  BannerChange,
  BannerDetail,
  BannerForm,
  BannerPage,
  BannerRow,
  bannerList,
  ContentPicture,
  ContentPictureKept,
  DocumentVersions,
  LiveForm,
  LiveSettings,
  ManagedDocument,
  PublishedVersion,
  VersionChange,
  VersionDraft,
  VersionDraftDetail,
  VersionForm,
  VersionName,
  VersionRead,
} from './content.codec.ts'
import { AnnouncementSpot } from './site.codec.ts'

const BannerById = t.type({ bannerId: Id })
const AnnouncementById = t.type({ announcementId: Id })
const DraftById = t.type({ draftId: Id })

/** Who administers banners, ads, the broadcast and announcements (width 2.6, W19). */
const editors = withRole('operator', 'market')
const documentReaders = withRole('operator', 'legal')
const writers = withRole('legal')
const publishers = withRole('admin')

/** The operator's content (width 2.6, appendix A). What is unknown is SYS10002; every change is audited. */
export const contentEndpoints = {
  /** The announcements that are shown at a place today, the newest first. */
  announcements: endpoint({
    method: 'GET',
    path: '/operation/announcement',
    access: anyone,
    query: t.type({ place: AnnouncementSpot }),
    response: t.readonlyArray(Announcement),
  }),
  /** Refusal: LIST10001. */
  bannerList: endpoint({
    method: 'GET',
    path: '/mall/admin/banner',
    access: editors,
    query: bannerList.query,
    response: BannerPage,
  }),
  banner: endpoint({
    method: 'GET',
    path: '/mall/admin/banner/:bannerId',
    access: editors,
    params: BannerById,
    response: BannerDetail,
  }),
  /** Adds a banner that nobody sees before it is published. Refusals: CONTENT10001, SYS10002 for an unknown picture. */
  addBanner: endpoint({
    method: 'POST',
    path: '/mall/admin/banner',
    access: editors,
    effect: 'keyedChange',
    body: BannerForm,
    response: BannerRow,
  }),
  /** Refusals: CONTENT10001, CONTENT10002 when it was changed since that revision, SYS10002 for an unknown picture. */
  changeBanner: endpoint({
    method: 'POST',
    path: '/mall/admin/banner/:bannerId',
    access: editors,
    params: BannerById,
    body: BannerChange,
    response: BannerRow,
  }),
  publishBanner: endpoint({
    method: 'POST',
    path: '/mall/admin/banner/:bannerId/publish',
    access: editors,
    params: BannerById,
    response: BannerRow,
  }),
  unpublishBanner: endpoint({
    method: 'POST',
    path: '/mall/admin/banner/:bannerId/unpublish',
    access: editors,
    params: BannerById,
    response: BannerRow,
  }),
  /** Keeps a picture for a banner, to be seen by everybody. Refusals: PICTURE10001-4. */
  uploadBannerPicture: endpoint({
    method: 'POST',
    path: '/mall/admin/banner-picture',
    access: editors,
    encoding: 'multipart',
    body: ContentPicture,
    response: ContentPictureKept,
  }),
  /** Refusal: LIST10001. */
  announcementList: endpoint({
    method: 'GET',
    path: '/mall/admin/announcement',
    access: editors,
    query: announcementList.query,
    response: AnnouncementPage,
  }),
  announcement: endpoint({
    method: 'GET',
    path: '/mall/admin/announcement/:announcementId',
    access: editors,
    params: AnnouncementById,
    response: AnnouncementDetail,
  }),
  /** Adds an announcement that nobody sees before it is published. */
  addAnnouncement: endpoint({
    method: 'POST',
    path: '/mall/admin/announcement',
    access: editors,
    effect: 'keyedChange',
    body: AnnouncementForm,
    response: AnnouncementRow,
  }),
  /** Refusal: CONTENT10002 when it was changed since that revision. */
  changeAnnouncement: endpoint({
    method: 'POST',
    path: '/mall/admin/announcement/:announcementId',
    access: editors,
    params: AnnouncementById,
    body: AnnouncementChange,
    response: AnnouncementRow,
  }),
  publishAnnouncement: endpoint({
    method: 'POST',
    path: '/mall/admin/announcement/:announcementId/publish',
    access: editors,
    params: AnnouncementById,
    response: AnnouncementRow,
  }),
  unpublishAnnouncement: endpoint({
    method: 'POST',
    path: '/mall/admin/announcement/:announcementId/unpublish',
    access: editors,
    params: AnnouncementById,
    response: AnnouncementRow,
  }),
  live: endpoint({ method: 'GET', path: '/mall/admin/live', access: editors, response: LiveSettings }),
  /** Changes title, time and room; whether it is on air stays. */
  changeLive: endpoint({
    method: 'POST',
    path: '/mall/admin/live',
    access: editors,
    body: LiveForm,
    response: LiveSettings,
  }),
  /** On air from now on. Refusal: SYS10001 without a title. */
  startLive: endpoint({
    method: 'POST',
    path: '/mall/admin/live/start',
    access: editors,
    response: LiveSettings,
  }),
  stopLive: endpoint({
    method: 'POST',
    path: '/mall/admin/live/stop',
    access: editors,
    response: LiveSettings,
  }),
  /** The documents of the operator with their versions and drafts. */
  documents: endpoint({
    method: 'GET',
    path: '/mall/admin/document',
    access: documentReaders,
    response: t.readonlyArray(DocumentVersions),
  }),
  /** A published version, one that is to come among them. */
  publishedVersion: endpoint({
    method: 'GET',
    path: '/mall/admin/document/:kind/version/:version',
    access: documentReaders,
    params: t.type({ kind: ManagedDocument, version: VersionName }),
    response: PublishedVersion,
  }),
  draft: endpoint({
    method: 'GET',
    path: '/mall/admin/document-draft/:draftId',
    access: documentReaders,
    params: DraftById,
    response: VersionDraftDetail,
  }),
  /** Begins a version. Refusal: DOCUMENT10001 for a name that another version or draft has. */
  addDraft: endpoint({
    method: 'POST',
    path: '/mall/admin/document/:kind/version',
    access: writers,
    effect: 'keyedChange',
    params: t.type({ kind: ManagedDocument }),
    body: VersionForm,
    response: VersionDraft,
  }),
  /** Refusals: DOCUMENT10001, CONTENT10002 when it was changed since that revision. */
  changeDraft: endpoint({
    method: 'POST',
    path: '/mall/admin/document-draft/:draftId',
    access: writers,
    params: DraftById,
    body: VersionChange,
    response: VersionDraft,
  }),
  discardDraft: endpoint({
    method: 'POST',
    path: '/mall/admin/document-draft/:draftId/discard',
    access: writers,
    params: DraftById,
    response: DraftById,
  }),
  /**
   * Publishes the revision that was read. Refusals: CONTENT10002, DOCUMENT10001, DOCUMENT10002 for its day, DOCUMENT10003
   * while its languages differ.
   */
  publishDraft: endpoint({
    method: 'POST',
    path: '/mall/admin/document-draft/:draftId/publish',
    access: publishers,
    params: DraftById,
    body: VersionRead,
    response: PublishedVersion,
  }),
}
