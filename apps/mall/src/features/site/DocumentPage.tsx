import type { SiteDocument } from '@compute-mall/core/site'
import { formatInstant } from '@compute-mall/core/time'
import { Heading, Page, Split, Stack, Surface, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Button, Notice } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

interface DocumentPageProps {
  readonly document: SiteDocument
  /** Whether it is the version that holds today. */
  readonly isCurrent: boolean
  readonly links: { readonly version: (version: string) => string }
  readonly commands: { readonly print: () => void }
}

/** A versioned document of the operator, e.g. the privacy policy: chapters, contents, print, earlier versions (width 2.1). */
export const DocumentPage = ({ document, isCurrent, links, commands }: DocumentPageProps) => {
  const { t } = useTranslation('site')
  const { language, inLanguage } = useLanguage()
  const date = (instant: string) => formatInstant(instant, language, 'date')
  return (
    <Page gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{inLanguage(document.title)}</Heading>
        <Text as="p" tone="soft">
          {t('agreementVersion', { version: document.version, date: date(document.effective) })}
        </Text>
      </Stack>
      {!isCurrent && <Notice>{t('earlierVersion')}</Notice>}
      <Split aside="start">
        <Stack>
          <nav aria-label={t('contents')}>
            <Stack as="ol" gap={1}>
              {document.sections.map((section, index) => (
                <li key={section.heading.en}>
                  <a href={`#chapter-${index + 1}`}>{inLanguage(section.heading)}</a>
                </li>
              ))}
            </Stack>
          </nav>
          <Button onClick={commands.print}>{t('print')}</Button>
          {document.versions.length > 1 && (
            <nav aria-label={t('versions')}>
              <Heading level={2} size="body">
                {t('versions')}
              </Heading>
              <Stack as="ul" gap={2}>
                {document.versions.map(({ version, effective }) => (
                  <li key={version}>
                    <Link
                      to={links.version(version)}
                      aria-current={version === document.version ? 'page' : undefined}
                    >
                      {t('agreementVersion', { version, date: date(effective) })}
                    </Link>
                  </li>
                ))}
              </Stack>
            </nav>
          )}
        </Stack>
        <Surface as="article" padding={6}>
          <Stack gap={6}>
            {document.sections.map((section, index) => (
              <Stack as="section" gap={2} key={section.heading.en} id={`chapter-${index + 1}`}>
                <Heading level={2}>{inLanguage(section.heading)}</Heading>
                {section.paragraphs.map((paragraph) => (
                  <Text as="p" key={paragraph.en}>
                    {inLanguage(paragraph)}
                  </Text>
                ))}
              </Stack>
            ))}
          </Stack>
        </Surface>
      </Split>
    </Page>
  )
}
