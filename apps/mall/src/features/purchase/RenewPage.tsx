import { Heading } from '@compute-mall/ui/layout'
import { Button, Dialog } from '@compute-mall/ui/parts'
import { measuredPage } from '@compute-mall/ui/shapes'
import { useTranslation } from 'react-i18next'
import type { ConfirmPageProps } from './ConfirmPage.props.ts'
import { ConfirmBar, ConfirmSummary } from './ConfirmSummary.tsx'
import { GateTip } from './GateTip.tsx'
import { useInterruption } from './interruption.tsx'
import { RenewCard, type RenewCardProps } from './RenewCard.tsx'
import { Unquoted } from './Unquoted.tsx'

export interface RenewPageProps extends Omit<ConfirmPageProps, 'changeAt'> {
  readonly renewal: RenewCardProps
}

/** Renewing what is open: the term, its new end, every reason against it, the agreement, the total (D24). */
export const RenewPage = ({ view, commands, tipRef, renewal }: RenewPageProps) => {
  const { t } = useTranslation('purchase')
  return (
    <div className={measuredPage}>
      <Heading level={1}>{t('renew.title')}</Heading>
      <GateTip reasons={renewal.isRefused ? [] : view.reasons} takeStep={commands.takeStep} tipRef={tipRef} />
      <RenewCard {...renewal} />
      <Unquoted view={view} commands={commands} />
      {view.lines !== null && (
        <>
          <ConfirmSummary view={view} commands={commands} />
          <ConfirmBar view={view} commands={commands} submitLabel="renew.submit" />
        </>
      )}
      <Interruption view={view} commands={commands} />
    </div>
  )
}

const Interruption = (props: Pick<ConfirmPageProps, 'view' | 'commands'>) => {
  const { modal, answers } = useInterruption(props)
  return <Dialog {...modal} footer={answers.map(({ key, ...answer }) => <Button key={key} {...answer} />)} />
}
