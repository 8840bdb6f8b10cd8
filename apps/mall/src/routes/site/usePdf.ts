import { errorMessages, refusalMessage } from '@compute-mall/core/http'
import { MAX_PDF_TITLE, pdfAddress, siteMessages, siteRefusals } from '@compute-mall/core/site'
import { widgetsMessages } from '@compute-mall/ui/text'
import { load, usePage } from '../../router/page.ts'

export const texts = { site: siteMessages, widgets: widgetsMessages, error: errorMessages }

/** What the address names. */
export const loader = load(async ({ query }) => ({
  title: (query.get('title') ?? '').trim().slice(0, MAX_PDF_TITLE),
  asked: query.get('pdfUrl') ?? '',
}))

/** A document of our own site, on either device. */
export const usePdf = () => {
  const { title, asked } = usePage<typeof loader>()
  return {
    view: { title, address: pdfAddress(asked), refusal: refusalMessage(siteRefusals.pdfNotAllowed()) },
  }
}
