import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddIcon, ExternalIcon, NextIcon, PreviousIcon, SubtractIcon } from '../icons/index.ts'
import { ErrorState, IconButton, Loading, Skeleton } from '../parts/index.ts'
import { PdfPage } from './PdfPage.tsx'
import * as css from './PdfViewer.css.ts'
import { type Pdf, usePdf } from './usePdf.ts'

interface PdfViewerProps {
  /** Of our own origin; others are refused. */
  readonly address: string
  /** What the document is, e.g. "Service agreement of June 2026". */
  readonly title: string
}

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
const FIRST_ZOOM = ZOOMS.indexOf(1)

/** A PDF document, page by page. Beside it there is always the way to open it in the browser's own viewer. */
export const PdfViewer = ({ address, title }: PdfViewerProps) => {
  const { t } = useTranslation('widgets')
  const [attempt, setAttempt] = useState(0)
  const [broken, setBroken] = useState(false)
  const pdf = usePdf(address, attempt)
  const retry = () => {
    setBroken(false)
    setAttempt(attempt + 1)
  }
  return (
    <section className={css.viewer} aria-label={title}>
      {pdf.state === 'ready' && !broken ? (
        <Pages key={address} document={pdf.document} address={address} onFailure={() => setBroken(true)} />
      ) : pdf.state === 'loading' ? (
        <Loading>
          <p>{t('pdfLoading')}</p>
          <Skeleton height={320} />
        </Loading>
      ) : (
        <ErrorState
          title={t('pdfFailed')}
          text={t('pdfFailedHint')}
          onRetry={retry}
          actions={<Beside address={address} />}
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

const Pages = ({ document, address, onFailure }: PagesProps) => {
  const { t } = useTranslation('widgets')
  const [page, setPage] = useState(1)
  const [step, setStep] = useState(FIRST_ZOOM)
  const zoom = ZOOMS[step] ?? 1
  const total = document.numPages
  const button = (label: string, icon: React.ReactNode, may: boolean, act: () => void) => (
    <IconButton label={label} icon={icon} disabled={!may} onClick={act} />
  )
  return (
    <>
      <div className={css.bar}>
        {button(t('previousPage'), <PreviousIcon size={18} />, page > 1, () => setPage(page - 1))}
        <span role="status">{t('pdfPage', { page, total })}</span>
        {button(t('nextPage'), <NextIcon size={18} />, page < total, () => setPage(page + 1))}
        {button(t('zoomOut'), <SubtractIcon size={18} />, step > 0, () => setStep(step - 1))}
        <span>{Math.round(zoom * 100)}%</span>
        {button(t('zoomIn'), <AddIcon size={18} />, step < ZOOMS.length - 1, () => setStep(step + 1))}
        <Beside address={address} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={css.sheet} tabIndex={0} aria-label={t('pdfPage', { page, total })}>
        <PdfPage document={document} page={page} zoom={zoom} onFailure={onFailure} />
      </section>
    </>
  )
}

const Beside = ({ address }: { readonly address: string }) => {
  const { t } = useTranslation('widgets')
  return (
    <a className={css.beside} href={address} target="_blank" rel="noreferrer">
      {t('openBeside')} <ExternalIcon size={14} style={{ display: 'inline' }} />
    </a>
  )
}
