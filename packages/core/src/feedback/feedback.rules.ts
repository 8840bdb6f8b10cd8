import { cleanLine, cleanText, isBlank } from '../codec/index.ts'
import { isEmail, isMobile, tidiedPhone } from '../text/index.ts'
import { DAY_MS } from '../time/index.ts'
import type { FeedbackForm, OfferRequest } from './feedback.codec.ts'

/** What feedback is about, in the order in which it is offered. */
export const feedbackKinds = ['fault', 'suggestion', 'complaint', 'consultation', 'other'] as const
/** Where feedback stands, in the order in which it usually goes. */
export const feedbackStates = ['received', 'inProgress', 'answered', 'closed'] as const
/** What an offer may be asked for: the four service pages (R2.14). */
export const offerServices = ['ai', 'container', 'ecs', 'hpc'] as const
/** One of the four services. */
export type OfferService = (typeof offerServices)[number]

/** Characters of a text, at least and at most. */
export const TEXT_LENGTH = { minimum: 10, maximum: 1_000 } as const
/** Characters of an answer or a note at most. */
export const MAX_ANSWER = 2_000
/** Pictures beside a text. */
export const MAX_PICTURES = 3
/** A picture as it may be sent (width 2.1). */
export const FEEDBACK_PICTURE = { types: ['image/png', 'image/jpeg', 'image/webp'], megabytes: 5 } as const
/** How often one may write in an hour: signed in, and per network address without. */
export const HOURLY_LIMIT = { user: 5, address: 3 } as const
/** How long after its answer feedback may be opened again, milliseconds. */
export const REOPEN_MS = 14 * DAY_MS

/** A field of the form that can be wrong. */
export type FeedbackField = 'text' | 'contact' | 'name' | 'phone' | 'region' | 'address'
/** What is wrong with a field; each is a key of the texts. */
type FeedbackFault =
  | 'textMissing'
  | 'textShort'
  | 'textLong'
  | 'contactMissing'
  | 'contactInvalid'
  | 'nameMissing'
  | 'phoneInvalid'
  | 'regionMissing'
  | 'addressMissing'

export type FeedbackErrors = { readonly [Field in FeedbackField]?: FeedbackFault }

const OFFER_LENGTH = { name: 50, region: 50, address: 200 } as const

const tidiedContact = (contact: string): string =>
  contact.includes('@') ? cleanLine(contact) : tidiedPhone(contact)

const textFault = (text: string): FeedbackFault | undefined => {
  const length = [...cleanText(text)].length
  if (length === 0) return 'textMissing'
  if (length < TEXT_LENGTH.minimum) return 'textShort'
  return length > TEXT_LENGTH.maximum ? 'textLong' : undefined
}

const contactFault = ({ kind, contact }: FeedbackForm): FeedbackFault | undefined => {
  if (isBlank(contact)) return kind === 'consultation' ? 'contactMissing' : undefined
  const tidied = tidiedContact(contact)
  return isMobile(tidied) || isEmail(tidied) ? undefined : 'contactInvalid'
}

const isGiven = (text: string, most: number) => !isBlank(text) && cleanLine(text).length <= most

/** What is wrong with a request for an offer: the four prompts of spec section 8 (W20). */
const offerErrors = ({ name, phone, region, address }: OfferRequest): FeedbackErrors => ({
  ...(!isGiven(name, OFFER_LENGTH.name) && { name: 'nameMissing' }),
  ...(!isMobile(tidiedPhone(phone)) && { phone: 'phoneInvalid' }),
  ...(!isGiven(region, OFFER_LENGTH.region) && { region: 'regionMissing' }),
  ...(!isGiven(address, OFFER_LENGTH.address) && { address: 'addressMissing' }),
})

const present = (field: FeedbackField, fault: FeedbackFault | undefined): FeedbackErrors =>
  fault === undefined ? {} : { [field]: fault }

/** What is wrong with a form, by field; empty when it may be sent. An offer is asked for without a text if one likes. */
export const feedbackErrors = (form: FeedbackForm): FeedbackErrors => {
  if (form.offer === undefined)
    return { ...present('text', textFault(form.text)), ...present('contact', contactFault(form)) }
  const text = isBlank(form.text) ? undefined : textFault(form.text)
  return { ...(text === 'textShort' ? {} : present('text', text)), ...offerErrors(form.offer) }
}

/** The form as it is kept: without margins, numbers as eleven digits, and no entrance but the one that counts. */
export const tidiedFeedback = (form: FeedbackForm): FeedbackForm => ({
  ...form,
  kind: form.offer === undefined ? form.kind : 'consultation',
  text: cleanText(form.text),
  contact: form.offer === undefined ? tidiedContact(form.contact) : tidiedPhone(form.offer.phone),
  entrance: form.entrance === 'sidebar' ? 'sidebar' : '',
  offer: form.offer && {
    ...form.offer,
    name: cleanLine(form.offer.name),
    phone: tidiedPhone(form.offer.phone),
    region: cleanLine(form.offer.region),
    address: cleanLine(form.offer.address),
  },
})

/** An empty form. */
export const emptyFeedback: FeedbackForm = {
  kind: 'fault',
  text: '',
  contact: '',
  page: '',
  entrance: '',
  pictureId: [],
  offer: undefined,
}
