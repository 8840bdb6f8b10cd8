import type { Words } from '@compute-mall/core/codec'
import type {
  Agreement,
  AnnouncementPlace,
  Banner,
  DocumentKind,
  ManagedDocument,
} from '@compute-mall/core/site'
import type { Generated } from 'kysely'

/** When something that operations publish is shown: on which days of UTC+8, both included. */
interface ScheduleColumns {
  is_published: Generated<boolean>
  from_day: string | null
  until_day: string | null
  revision: Generated<number>
}

export interface BannerTable extends ScheduleColumns {
  id: string
  show_address: Banner['showAddress']
  config_type: Banner['configType']
  pc_image_url: string
  mobile_image_url: string
  art: Banner['art']
  title: Words
  summary: Words
  link: string
  position: number
}

/** `siteIndex`, `liveStream`, `liveRoom` and the platform's config entries, each by name. */
export interface SettingTable {
  name: string
  value: unknown
}

export interface AgreementTable {
  version: string
  effective_at: Date
  title: Words
  sections: Agreement['sections']
}

/** A version of a document of the operator besides the agreement. */
export interface DocumentTable extends AgreementTable {
  kind: DocumentKind
}

/** A picture that everybody may see; its bytes are kept under its name. */
export interface SitePictureTable {
  name: string
  content_type: string
  uploaded_at: Date
}

export interface AnnouncementTable extends ScheduleColumns {
  id: string
  place: AnnouncementPlace
  title: Words
  text: Words
  created_at: Date
}

/** A version of a document that is being written; its name is unique among the drafts of its document. */
export interface DocumentDraftTable {
  id: string
  kind: ManagedDocument
  version: string
  effective_day: string | null
  title: Words
  text_zh: string
  text_en: string
  revision: Generated<number>
  author: string
  changed_at: Date
}

/** Who wants to be told when the announced broadcast begins; gone once that was told. */
export interface LiveReminderTable {
  user_id: string
  asked_at: Date
}

export interface SiteTables {
  live_reminders: LiveReminderTable
  site_pictures: SitePictureTable
  announcements: AnnouncementTable
  document_drafts: DocumentDraftTable
  documents: DocumentTable
  banners: BannerTable
  settings: SettingTable
  agreements: AgreementTable
}

declare module '../platform/database/tables.ts' {
  interface Database extends SiteTables {}
}
