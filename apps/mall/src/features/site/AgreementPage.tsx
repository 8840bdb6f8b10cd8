import type { Agreement } from '@compute-mall/core/site'
import { formatInstant } from '@compute-mall/core/time'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './AgreementPage.css.ts'

/** The compute service agreement, to be read before a purchase (R5.08). */
export const AgreementPage = ({ agreement }: { readonly agreement: Agreement }) => {
  const { t } = useTranslation('site')
  const { language, inLanguage } = useLanguage()
  return (
    <article className={css.page}>
      <header>
        <h1 className={css.title}>{inLanguage(agreement.title)}</h1>
        <p className={css.version}>
          {t('agreementVersion', {
            version: agreement.version,
            date: formatInstant(agreement.effective, language, 'date'),
          })}
        </p>
      </header>
      {agreement.sections.map((section) => (
        <section className={css.section} key={section.heading.en}>
          <h2 className={css.heading}>{inLanguage(section.heading)}</h2>
          {section.paragraphs.map((paragraph) => (
            <p className={css.paragraph} key={paragraph.en}>
              {inLanguage(paragraph)}
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}
