import { type PersonalKind, personalFieldsIn } from '../codec/index.ts'
import { maskAs, maskName } from '../text/index.ts'
import { type ApplicationInfo, type ApplyStatus, SettlementForm } from './settlement.codec.ts'

/** How often one user may ask whether a value is taken (decision D10). */
export const INFO_CHECKS = { perHour: 20, perDay: 60 } as const
/** Pictures of certificates and logos: their types, and how large one may be (D27). */
export const PICTURE = { types: ['image/png', 'image/jpeg', 'image/webp'], megabytes: 5 } as const
/** The most pictures that one user may have uploaded and not yet handed in (D27). */
export const MAX_PICTURES = 20

/** What is masked wherever an application is shown; names and addresses are what its reviewers compare (R5.14, D26). */
const MASKED: readonly PersonalKind[] = ['residentId', 'bankAccount', 'phone', 'email']

/** An application's form as it is shown: numbers, phone and e-mail masked (R5.14, D26). */
export const maskedForm = (form: SettlementForm): SettlementForm => {
  const kinds = personalFieldsIn([SettlementForm])
  const shown = Object.entries(form).map(([name, text]) => {
    const kind = kinds.get(name)
    return [name, kind !== undefined && MASKED.includes(kind) ? maskAs[kind](text) : text]
  })
  return { ...form, ...Object.fromEntries(shown) }
}

/** The applicant as a list names it: a company by its name, a person masked (R5.14). */
export const applicantName = ({
  applicantType,
  realName,
}: Pick<SettlementForm, 'applicantType' | 'realName'>): string =>
  applicantType === 'PERSONAL' ? maskName(realName) : realName

/** The fields that no draft keeps, and that are sealed where they are kept (D26). */
export const sealedFields = ['identificationNumber', 'bankAccount'] as const

/** What of a form may lie in a draft: all but ID and bank numbers (D26). */
export const keptDraft = (form: SettlementForm): SettlementForm => ({
  ...form,
  identificationNumber: '',
  bankAccount: '',
})

/** Where a user stands who never applied. */
export const notApplied: ApplicationInfo = {
  applyStatus: 'NOT_APPLY',
  applicationId: null,
  applicantType: null,
  applyTime: null,
  reviewTime: null,
  rejectReason: null,
  retailerId: null,
}

/** Where the settle entry leads (R4.02). */
export type EntryPlace = 'sellerHome' | 'settlePage' | 'applyButton' | 'signIn'

/** Who presses the entry; `applyStatus` is null while nobody has asked for it. */
export interface EntryVisitor {
  readonly isSignedIn: boolean
  readonly isRetailer: boolean
  readonly applyStatus: ApplyStatus | null
  /** Whether the settle page is what is shown. */
  readonly isOnSettlePage: boolean
}

/** A retailer or an approved applicant goes to the seller home, anybody else to the settle page or on from it (R4.02). */
export const entryPlace = ({
  isSignedIn,
  isRetailer,
  applyStatus,
  isOnSettlePage,
}: EntryVisitor): EntryPlace => {
  if (!isSignedIn) return isOnSettlePage ? 'signIn' : 'settlePage'
  if (isRetailer || applyStatus === 'APPROVED') return 'sellerHome'
  return isOnSettlePage ? 'applyButton' : 'settlePage'
}

/** The seller area is for retailers and approved applicants (R6.04). */
export const entersSellerArea = (
  user: { readonly retailerId: string | null } | null,
  applyStatus: ApplyStatus,
): boolean => user !== null && (user.retailerId !== null || applyStatus === 'APPROVED')
