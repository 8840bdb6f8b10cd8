import { useParams } from '@compute-mall/app'
import { refusalMessage } from '@compute-mall/core/http'
import { pdfAddress, siteRefusals } from '@compute-mall/core/site'
import { routes } from '../../routes.ts'

/** A document of our own site, on either device. */
export const usePdf = () => {
  const { title, pdfUrl } = useParams(routes.pdf)
  return {
    view: { title, address: pdfAddress(pdfUrl), refusal: refusalMessage(siteRefusals.pdfNotAllowed()) },
  }
}
