import type { Words } from '@compute-mall/core/codec'
import type { Agreement, Banner, DocumentKind } from '@compute-mall/core/site'

export interface BannerTable {
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

export interface SiteTables {
  documents: DocumentTable
  banners: BannerTable
  settings: SettingTable
  agreements: AgreementTable
}
