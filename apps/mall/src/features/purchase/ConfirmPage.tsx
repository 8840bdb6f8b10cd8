import { Heading } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Button, Card, Dialog, ErrorState, Loading, Skeleton } from '@compute-mall/ui/parts'
import { measuredPage } from '@compute-mall/ui/shapes'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { ConfirmLines } from './ConfirmLines.tsx'
import type { ConfirmPageProps } from './ConfirmPage.props.ts'
import { ConfirmBar, ConfirmSummary } from './ConfirmSummary.tsx'
import { GateTip } from './GateTip.tsx'
import { useInterruption } from './interruption.tsx'

/** Order confirmation: what is bought, every reason against it, the agreement, the total (R5.08, R5.10, R5.12). */
export const ConfirmPage = ({ view, commands, changeAt, tipRef }: ConfirmPageProps) => {
  const { t } = useTranslation('purchase')
  return (
    <div className={measuredPage}>
      <Heading level={1}>{t('title')}</Heading>
      <GateTip reasons={view.reasons} takeStep={commands.takeStep} tipRef={tipRef} />
      <Card title={t('linesTitle')} actions={<Link to={changeAt}>{t('change')}</Link>}>
        <Lines view={view} commands={commands} />
      </Card>
      {view.lines !== null && (
        <>
          <ConfirmSummary view={view} commands={commands} />
          <ConfirmBar view={view} commands={commands} />
        </>
      )}
      <Interruption view={view} commands={commands} />
    </div>
  )
}

type PartProps = Pick<ConfirmPageProps, 'view' | 'commands'>

const Lines = ({ view, commands }: PartProps) => {
  const { t } = useTranslation('purchase')
  const say = useSay()
  if (view.lines !== null) return <ConfirmLines lines={view.lines} />
  if (view.isBusy)
    return (
      <Loading>
        <Skeleton height="160px" />
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
  return <Dialog {...modal} footer={answers.map(({ key, ...answer }) => <Button key={key} {...answer} />)} />
}
