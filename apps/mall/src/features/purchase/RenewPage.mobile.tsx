import { Stack } from '@compute-mall/ui/layout'
import { Button, Sheet } from '@compute-mall/ui/parts'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import * as css from './ConfirmPage.mobile.css.ts'
import { MobileConfirmBar, MobileConfirmSummary } from './ConfirmSummary.mobile.tsx'
import { GateTip } from './GateTip.tsx'
import { useInterruption } from './interruption.tsx'
import { RenewCard } from './RenewCard.tsx'
import type { RenewPageProps } from './RenewPage.tsx'
import { Unquoted } from './Unquoted.tsx'

/** Renewing on a phone: the same, with the total beside the one button (D24). */
export const RenewPage = ({ view, commands, tipRef, renewal }: RenewPageProps) => {
  const { t } = useTranslation('purchase')
  return (
    <>
      <div className={css.page}>
        <h1 className={visuallyHidden}>{t('renew.title')}</h1>
        <GateTip
          reasons={renewal.isRefused ? [] : view.reasons}
          takeStep={commands.takeStep}
          tipRef={tipRef}
        />
        <RenewCard {...renewal} />
        <Unquoted view={view} commands={commands} />
        {view.lines !== null && <MobileConfirmSummary view={view} commands={commands} />}
      </div>
      {view.lines !== null && <MobileConfirmBar view={view} commands={commands} submitLabel="renew.submit" />}
      <Interruption view={view} commands={commands} />
    </>
  )
}

const Interruption = (props: Pick<RenewPageProps, 'view' | 'commands'>) => {
  const { modal, answers } = useInterruption(props)
  const buttons = answers.toReversed().map(({ key, ...answer }) => <Button key={key} {...answer} wide />)
  return <Sheet {...modal} dismissible={false} footer={<Stack gap={2}>{buttons}</Stack>} />
}
