import { cleanLine, cleanText, isBlank } from '../codec/index.ts'
import { isEmail, isMobile, tidiedPhone } from '../text/index.ts'
import type { FeedbackForm, OfferRequest } from './feedback.codec.ts'
import { TEXT_LENGTH } from './feedback.limits.ts'

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
