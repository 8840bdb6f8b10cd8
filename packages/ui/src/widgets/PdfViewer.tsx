import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  AddIcon,
  DownloadIcon,
  ExternalIcon,
  FitIcon,
  NextIcon,
  PreviousIcon,
  PrintIcon,
  SubtractIcon,
} from '../icons/index.ts'
import { ErrorState, IconButton, Loading, ProgressBar, SearchBox, Skeleton } from '../parts/index.ts'
import { PdfPage } from './PdfPage.tsx'
import * as css from './PdfViewer.css.ts'
import { printPdf } from './printPdf.ts'
import { MAX_PDF_MEGABYTES, type Pdf, usePdf } from './usePdf.ts'

interface PdfViewerProps {
  /** Of our own origin or of one of `origins`; others are refused. */
  readonly address: string
  /** Other origins whose documents may be shown. */
  readonly origins?: readonly string[]
  /** What the document is, e.g. "Service agreement of June 2026". */
  readonly title: string
}

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
const FIRST_ZOOM = ZOOMS.indexOf(1)
/** Below this width, in pixels, a sheet of paper is wider than the window. */
const NARROW = 768

/** A PDF document, page by page. Beside it there is always the way to open it in the browser's own viewer. */
export const PdfViewer = ({ address, origins, title }: PdfViewerProps) => {
  const { t } = useTranslation('widgets')
  const [attempt, setAttempt] = useState(0)
  const [broken, setBroken] = useState(false)
  const pdf = usePdf(address, attempt, origins)
  const retry = () => {
    setBroken(false)
    setAttempt(attempt + 1)
  }
  const fault = broken ? 'failed' : pdf.state === 'failed' ? pdf.fault : null
  return (
    <section className={css.viewer} aria-label={title}>
      {pdf.state === 'ready' && !broken && (
        <Pages key={address} document={pdf.document} address={address} onFailure={() => setBroken(true)} />
      )}
      {pdf.state === 'loading' && (
        <Loading>
          <ProgressBar label={t('pdfLoading')} percent={pdf.percent} />
          <Skeleton height={320} />
        </Loading>
      )}
      {fault !== null && (
        <ErrorState
          title={t(`pdf.${fault}`, { megabytes: MAX_PDF_MEGABYTES })}
          text={t(`pdfHint.${fault}`)}
          onRetry={fault === 'failed' || fault === 'missing' ? retry : undefined}
          actions={fault === 'missing' ? undefined : <Ways address={address} />}
        />
      )}
    </section>
  )
}

interface PagesProps {
  readonly document: Extract<Pdf, { state: 'ready' }>['document']
  readonly address: string
  readonly onFailure: () => void
}

const textOf = async (document: PagesProps['document'], number: number): Promise<string> => {
  const { items } = await (await document.getPage(number)).getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .toLowerCase()
}

/** @returns the next page with these words, beginning behind the given one and ending with it; null for none */
const nextWith = async (document: PagesProps['document'], words: string, page: number) => {
  const { numPages } = document
  for (let step = 0; step < numPages; step++) {
    const number = ((page + step) % numPages) + 1
    if ((await textOf(document, number)).includes(words.toLowerCase())) return number
  }
  return null
}

const Pages = ({ document, address, onFailure }: PagesProps) => {
  const { t } = useTranslation('widgets')
  const [page, setPage] = useState(1)
  const [step, setStep] = useState<number>(FIRST_ZOOM)
  const [fits, setFits] = useState(() => window.innerWidth < NARROW)
  const [keyword, setKeyword] = useState('')
  const [told, setTold] = useState('')
  const zoom = ZOOMS[step] ?? 1
  const total = document.numPages
  const button = (label: string, icon: ReactNode, may: boolean, act: () => void) => (
    <IconButton label={label} icon={icon} disabled={!may} onClick={act} />
  )
  const zoomTo = (next: number) => {
    setFits(false)
    setStep(next)
  }
  const find = async (words: string) => {
    setKeyword(words)
    if (words === '') return setTold('')
    const found = await nextWith(document, words, page)
    setTold(found === null ? t('pdfNotFound', { words }) : t('pdfFound', { page: found }))
    if (found !== null) setPage(found)
  }
  return (
    <>
      <div className={css.bar}>
        <span className={css.group}>
          {button(t('previousPage'), <PreviousIcon size={18} />, page > 1, () => setPage(page - 1))}
          <span role="status">{t('pdfPage', { page, total })}</span>
          {button(t('nextPage'), <NextIcon size={18} />, page < total, () => setPage(page + 1))}
        </span>
        <span className={css.group}>
          {button(t('zoomOut'), <SubtractIcon size={18} />, step > 0, () => zoomTo(step - 1))}
          <span>{fits ? t('pdfFit') : `${Math.round(zoom * 100)}%`}</span>
          {button(t('zoomIn'), <AddIcon size={18} />, step < ZOOMS.length - 1, () => zoomTo(step + 1))}
          {button(t('pdfFit'), <FitIcon size={18} />, !fits, () => setFits(true))}
        </span>
        {button(t('pdfPrint'), <PrintIcon size={18} />, true, () => void printPdf(document).catch(onFailure))}
        <Ways address={address} />
      </div>
      <div className={css.bar}>
        <div className={css.find}>
          <SearchBox
            label={t('pdfFind')}
            placeholder={t('pdfFind')}
            keyword={keyword}
            onSearch={(words) => void find(words).catch(onFailure)}
          />
        </div>
        <span role="status">{told}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={css.sheet} tabIndex={0} aria-label={t('pdfPage', { page, total })}>
        <PdfPage document={document} page={page} zoom={fits ? 'fit' : zoom} onFailure={onFailure} />
      </section>
    </>
  )
}

/** The file itself: to keep it, and in the browser's own viewer. */
const Ways = ({ address }: { readonly address: string }) => {
  const { t } = useTranslation('widgets')
  return (
    <span className={css.ways}>
      <a className={css.way} href={address} download>
        {t('pdfDownload')} <DownloadIcon size={14} style={{ display: 'inline' }} />
      </a>
      <a className={css.way} href={address} target="_blank" rel="noreferrer">
        {t('openBeside')} <ExternalIcon size={14} style={{ display: 'inline' }} />
      </a>
    </span>
  )
}
