import type { ApplicantType } from '@compute-mall/core/settlement'
import { Text } from '@compute-mall/ui/layout'
import { useTranslation } from 'react-i18next'
import * as css from './application.css.ts'

/** What a usable picture of the certificate looks like. */
export const SamplePicture = ({ applicantType }: { readonly applicantType: ApplicantType }) => {
  const { t } = useTranslation('settlement')
  const label = t(applicantType === 'PERSONAL' ? 'label.certificationImg.personal' : 'label.certificationImg')
  return (
    <figure className={css.sample}>
      <svg viewBox="0 0 160 110" className={css.samplePicture} aria-hidden="true">
        <rect x="6" y="6" width="148" height="98" rx="4" className={css.samplePaper} />
        {applicantType === 'PERSONAL' ? <IdCard /> : <Licence />}
        <path d="M2 18V2h16M142 2h16v16M158 92v16h-16M18 108H2V92" className={css.sampleCorner} />
      </svg>
      <Text as="figcaption" size="caption" tone="soft">
        <strong>{label}</strong>
        <br />
        {t('sampleCaption')}
      </Text>
    </figure>
  )
}

const Licence = () => (
  <>
    <circle cx="80" cy="24" r="8" className={css.sampleMark} />
    <path d="M52 40h56" className={css.sampleTitle} />
    <path d="M22 54h60M22 64h72M22 74h48M22 84h64" className={css.sampleLine} />
    <rect x="112" y="56" width="28" height="28" rx="2" className={css.sampleMark} />
  </>
)

const IdCard = () => (
  <>
    <path d="M20 26h44" className={css.sampleTitle} />
    <path d="M20 42h64M20 54h52M20 66h60M20 86h100" className={css.sampleLine} />
    <circle cx="122" cy="40" r="11" className={css.sampleMark} />
    <path d="M102 72a20 20 0 0 1 40 0z" className={css.sampleMark} />
  </>
)
