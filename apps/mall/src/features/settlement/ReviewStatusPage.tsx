import { addresses } from '@compute-mall/app/routes'
import type { Message } from '@compute-mall/core/messages'
import { type Application, answersOf, type SettlementView } from '@compute-mall/core/settlement'
import { Heading, Inline, Page, Stack, Text } from '@compute-mall/ui/layout'
import { Button, Card, Dialog, ErrorState, LinkButton, Notice, Tag, type Tone } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { Answers } from './Answers.tsx'
import { Progress } from './Progress.tsx'
import { Refused } from './Refused.tsx'

/** What the page of a review shows and does. */
export interface ReviewStatusPageProps {
  readonly view: {
    readonly standing: SettlementView
    /** The last application; null where it could not be loaded, or where no application made a merchant. */
    readonly application: Application | null
    /** Whether nothing of it is masked. */
    readonly isInFull: boolean
    readonly isLoadingInFull: boolean
    readonly isWithdrawing: boolean
    /** Why the last command was refused. */
    readonly refusal: Message | null
  }
  readonly commands: {
    readonly withdraw: () => void
    readonly showInFull: () => void
    readonly retry: () => void
  }
}

/** How far the review of one's own application is, and what is next (R4.01, R5.01). */
export const ReviewStatusPage = (props: ReviewStatusPageProps) => {
  const { view, commands } = props
  const { t } = useTranslation('settlement')
  const { standing, application } = view
  return (
    <Page>
      <Standing {...props} />
      {standing.commands.goSeller && <FirstSteps />}
      {standing.commands.apply === 'again' && application !== null && <Refused application={application} />}
      {application === null ? (
        !standing.commands.goSeller && <ErrorState title={t('loadFailed')} onRetry={commands.retry} />
      ) : (
        <>
          <Progress application={application} />
          <Submitted {...props} application={application} />
        </>
      )}
    </Page>
  )
}

const tones: Readonly<Record<SettlementView['tone'], Tone>> = {
  none: 'neutral',
  underWay: 'info',
  good: 'success',
  wrong: 'danger',
}

const Standing = (props: ReviewStatusPageProps) => {
  const { standing, refusal } = props.view
  const { t } = useTranslation('settlement')
  const say = useSay()
  return (
    <Stack gap={3}>
      <Inline>
        <Heading level={1}>{t('reviewTitle')}</Heading>
        <Tag tone={tones[standing.tone]}>{say(standing.status)}</Tag>
      </Inline>
      <Text role="status">{say(standing.hint)}</Text>
      {refusal !== null && (
        <Notice tone="danger" role="alert">
          {say(refusal)}
        </Notice>
      )}
      <Inline>
        {standing.commands.goSeller && (
          <LinkButton variant="primary" size="large" to={addresses.seller.home.href()}>
            {t('goSeller')}
          </LinkButton>
        )}
        {standing.commands.apply === 'again' && (
          <LinkButton variant="primary" size="large" to={routes.settleCreate.href()}>
            {t('mend')}
          </LinkButton>
        )}
        {standing.commands.withdraw && <Withdraw {...props} />}
      </Inline>
    </Stack>
  )
}

/** Withdrawing asks once. */
const Withdraw = ({ view, commands }: ReviewStatusPageProps) => {
  const { t } = useTranslation('settlement')
  const [isAsking, setIsAsking] = useState(false)
  const withdraw = () => {
    setIsAsking(false)
    commands.withdraw()
  }
  return (
    <>
      <Button busy={view.isWithdrawing} onClick={() => setIsAsking(true)}>
        {t('withdraw')}
      </Button>
      <Dialog
        alert
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('withdraw')}
        footer={
          <Inline justify="end">
            <Button onClick={() => setIsAsking(false)}>{t('keepApplication')}</Button>
            <Button variant="danger" onClick={withdraw}>
              {t('withdraw')}
            </Button>
          </Inline>
        }
      >
        <p>{t('withdrawQuestion')}</p>
      </Dialog>
    </>
  )
}

const firstSteps = ['profile', 'goods', 'staff'] as const

const FirstSteps = () => {
  const { t } = useTranslation('settlement')
  return (
    <Card title={t('firstStepsTitle')}>
      <Stack as="ol" gap={2}>
        {firstSteps.map((step, index) => (
          <li key={step}>{`${index + 1}. ${t(`first.${step}`)}`}</li>
        ))}
      </Stack>
    </Card>
  )
}

interface SubmittedProps extends ReviewStatusPageProps {
  readonly application: Application
}

const Submitted = ({ view, commands, application }: SubmittedProps) => {
  const { t } = useTranslation('settlement')
  return (
    <Card
      title={t('answersTitle')}
      actions={
        !view.isInFull && (
          <Button size="small" busy={view.isLoadingInFull} onClick={commands.showInFull}>
            {t('showInFull')}
          </Button>
        )
      }
    >
      <Answers sections={answersOf(application.form)} />
    </Card>
  )
}
