import type { Agreement } from '@compute-mall/core/site'
import { formatInstant } from '@compute-mall/core/time'
import { Heading, Stack, Text } from '@compute-mall/ui/layout'
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
        <Heading level={1} size="display">
          {inLanguage(agreement.title)}
        </Heading>
        <Text tone="soft">
          {t('agreementVersion', {
            version: agreement.version,
            date: formatInstant(agreement.effective, language, 'date'),
          })}
        </Text>
      </header>
      {agreement.sections.map((section) => (
        <Stack as="section" gap={3} key={section.heading.en}>
          <Heading level={2}>{inLanguage(section.heading)}</Heading>
          {section.paragraphs.map((paragraph) => (
            <Text size="lead" key={paragraph.en}>
              {inLanguage(paragraph)}
            </Text>
          ))}
        </Stack>
      ))}
    </article>
  )
}
