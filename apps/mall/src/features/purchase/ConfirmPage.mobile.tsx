import { Stack } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Button, ErrorState, Loading, Sheet, Skeleton } from '@compute-mall/ui/parts'
import { itemName } from '@compute-mall/ui/shapes'
import { useSay } from '@compute-mall/ui/text'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import * as css from './ConfirmPage.mobile.css.ts'
import type { ConfirmPageProps } from './ConfirmPage.props.ts'
import { MobileConfirmBar, MobileConfirmSummary } from './ConfirmSummary.mobile.tsx'
import { GateTip } from './GateTip.tsx'
import { useInterruption } from './interruption.tsx'
import { MobileLines } from './Lines.mobile.tsx'

/** Order confirmation on a phone: what is bought, the agreement, and the total beside the one button (R5.08, R5.10). */
export const ConfirmPage = ({ view, commands, changeAt, tipRef }: ConfirmPageProps) => {
  const { t } = useTranslation('purchase')
  return (
    <>
      <div className={css.page}>
        <h1 className={visuallyHidden}>{t('title')}</h1>
        <GateTip reasons={view.reasons} takeStep={commands.takeStep} tipRef={tipRef} />
        <section className={css.panel} aria-label={t('linesTitle')}>
          <div className={css.head}>
            <h2 className={itemName}>{t('linesTitle')}</h2>
            <Link className={css.change} to={changeAt}>
              {t('change')}
            </Link>
          </div>
          <Lines view={view} commands={commands} />
        </section>
        {view.lines !== null && <MobileConfirmSummary view={view} commands={commands} />}
      </div>
      {view.lines !== null && <MobileConfirmBar view={view} commands={commands} />}
      <Interruption view={view} commands={commands} />
    </>
  )
}

type PartProps = Pick<ConfirmPageProps, 'view' | 'commands'>

const Lines = ({ view, commands }: PartProps) => {
  const { t } = useTranslation('purchase')
  const say = useSay()
  if (view.lines !== null) return <MobileLines lines={view.lines} />
  if (view.isBusy)
    return (
      <Loading>
        <Skeleton height="128px" />
      </Loading>
    )
  return (
    <ErrorState
      title={view.notice === null ? t('gateTitle') : say(view.notice)}
      onRetry={view.commands.recheck ? commands.recheck : undefined}
    />
  )
}

const Interruption = (props: PartProps) => {
  const { modal, answers } = useInterruption(props)
  const buttons = answers.toReversed().map(({ key, ...answer }) => <Button key={key} {...answer} wide />)
  return <Sheet {...modal} dismissible={false} footer={<Stack gap={2}>{buttons}</Stack>} />
}
