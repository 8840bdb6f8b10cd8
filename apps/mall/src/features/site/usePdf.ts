import { load, usePage, useParams } from '@compute-mall/app'
import { askPdfOrigins } from '@compute-mall/core/actors'
import { refusalMessage } from '@compute-mall/core/http'
import { pdfAddress, siteRefusals } from '@compute-mall/core/site'
import { routes } from '../../routes.ts'

/** The page is titled as the address titles the document. Who else may be read is asked where it is not our own. */
export const loader = load(routes.pdf, async ({ client, params: { title, pdfUrl } }) => ({
  subject: title || null,
  origins: pdfAddress(pdfUrl) === null ? await askPdfOrigins(client) : [],
}))

/** A document of our own site or of an allowed one, on either device. */
export const usePdf = () => {
  const { title, pdfUrl } = useParams(routes.pdf)
  const { origins } = usePage<typeof loader>()
  const refusal = refusalMessage(siteRefusals.pdfNotAllowed())
  return { view: { title, address: pdfAddress(pdfUrl, origins), origins, refusal } }
}
