import type { Message } from '@compute-mall/core/messages'
import { Heading, Page } from '@compute-mall/ui/layout'
import { LinkButton, Result } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { PdfViewer } from '@compute-mall/ui/widgets'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'

interface PdfDocumentPageProps {
  readonly view: {
    /** Plain text; empty where the address gives none. */
    readonly title: string
    /** Null where the address may not be shown. */
    readonly address: string | null
    /** Other origins whose documents may be shown. */
    readonly origins: readonly string[]
    readonly refusal: Message
  }
}

/** A PDF document of our own site or of an allowed one, named by the address (R2.13, S7). */
export const PdfDocumentPage = ({ view: { title, address, origins, refusal } }: PdfDocumentPageProps) => {
  const { t } = useTranslation(['site', 'shell'])
  const say = useSay()
  const name = title || t('document')
  if (address === null)
    return (
      <Page>
        <Result
          status="warning"
          title={say(refusal)}
          text={t('pdfNotHere')}
          actions={
            <LinkButton variant="primary" to={routes.home.href()}>
              {t('shell:home')}
            </LinkButton>
          }
        />
      </Page>
    )
  return (
    <Page>
      <Heading level={1}>{name}</Heading>
      <PdfViewer address={address} origins={origins} title={name} />
    </Page>
  )
}
