import { settlementFixtures } from '@compute-mall/core/settlement/testing'
import { isResidentId } from '@compute-mall/core/text'
import { DAY_MS } from '@compute-mall/core/time'
import type { SeedApplicant } from '@compute-mall/seed'
import { type Person, partOf } from './cast.ts'

const reasons = {
  zh: '身份证照片不清晰，请重新拍摄后上传。',
  en: 'The photo of the ID card is blurred.',
} as const

/** The ID number of somebody of the cast, who alone has it, with the right check character. */
export const idNumberOf = ({ phone }: Person): string => {
  const day = String(10 + Number(phone.slice(-5, -3)))
  const body = `110105199001${day}${phone.slice(-3)}`
  const number = [...'0123456789X'].map((check) => body + check).find(isResidentId)
  if (number === undefined) throw new Error(`${body} has no check character`)
  return number
}

/** A developer's application that shares nothing with another, as far as the part says. */
export const applicationOf = (person: Person, userId: string, now: Date): SeedApplicant => {
  const { name, phone, language, role } = person
  const { certificationImg: _, ...form } = settlementFixtures.personalForm
  const { application } = partOf(role)
  const reviewed = { reviewerId: 'u-reviewer', now }
  return {
    userId,
    at: new Date(now.getTime() - DAY_MS),
    form: {
      ...form,
      identificationNumber: idNumberOf(person),
      contactMobile: phone,
      contactEmail: `${name}@example.com`,
      bankAccount: `6222021${phone}`,
      shopName: `${form.shopName}${phone.slice(-5)}`,
    },
    ...(application === 'rejected' && {
      verdict: { ...reviewed, approves: false, reason: reasons[language] },
    }),
    ...(application === 'approved' && { verdict: { ...reviewed, approves: true } }),
  }
}
