import type { LiveStream } from '@compute-mall/core/site'
import { liveState } from '@compute-mall/core/site'
import { formatInstant } from '@compute-mall/core/time'
import { HeroArt } from '@compute-mall/ui/covers'
import { LiveIcon, PlayIcon } from '@compute-mall/ui/icons'
import { Heading, Inline, Page, Text } from '@compute-mall/ui/layout'
import { Button, EmptyState, ErrorState, LinkButton, Loading, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { LiveCountdown } from './LiveCountdown.tsx'
import * as css from './LivePage.css.ts'
import { PlayerFrame } from './PlayerFrame.tsx'
import { RemindMe, type RemindMeProps } from './RemindMe.tsx'
import { TestPicture } from './TestPicture.tsx'

/** The player of the broadcast: not started, on its way, shown with what it was opened with, or why it is not. */
export type Player =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'playing'; readonly options: Readonly<Record<string, string>> }
  /** The operator's own, at its address. */
  | { readonly state: 'framed'; readonly address: string }
  /** The operator's own does not answer: a browser or a network may keep it away. */
  | { readonly state: 'blocked' }
  /** The operator has no room to broadcast from (SYS10002). */
  | { readonly state: 'unavailable' }
  | { readonly state: 'failed' }

export interface LivePageProps {
  readonly view: {
    /** Null when it could not be asked for. */
    readonly stream: LiveStream | null
    /** Milliseconds, by the clock of the server. */
    readonly now: number
    readonly player: Player
    readonly reminder: RemindMeProps['view']
  }
  readonly commands: RemindMeProps['commands'] & {
    readonly retry: () => void
    readonly start: () => void
    /** The operator's player does not say that it stands. */
    readonly silent: () => void
  }
}

/** The broadcast: announced, on air, over, or none (R2.13, R3.07). One page for both devices. */
export const LivePage = ({ view, commands }: LivePageProps) => {
  const { t } = useTranslation('site')
  const { inLanguage } = useLanguage()
  const { stream, now } = view
  if (stream === null)
    return (
      <Page>
        <Heading level={1}>{t('live')}</Heading>
        <ErrorState title={t('partFailed')} onRetry={commands.retry} />
      </Page>
    )
  const state = liveState(stream, now)
  return (
    <Page>
      <Inline gap={3}>
        <div className={css.name}>
          <Heading level={1}>{inLanguage(stream.title) || t('live')}</Heading>
        </div>
        {state === 'onAir' && (
          <Tag tone="brand" icon={<LiveIcon size={14} />}>
            {t('liveNow')}
          </Tag>
        )}
      </Inline>
      {state === 'none' || state === 'ended' ? <NothingOn ended={state === 'ended'} /> : null}
      {state === 'announced' && <Announced stream={stream} view={view} commands={commands} />}
      {state === 'onAir' && (
        <>
          <Text as="p" tone="soft">
            {t('viewers', { count: stream.viewers })}
          </Text>
          <Stage player={view.player} commands={commands} />
        </>
      )}
    </Page>
  )
}

const NothingOn = ({ ended }: { readonly ended: boolean }) => {
  const { t } = useTranslation(['site', 'shell'])
  return (
    <EmptyState
      icon={LiveIcon}
      title={t(ended ? 'liveEnded' : 'liveNone')}
      text={t('liveNoneHint')}
      actions={<LinkButton to={routes.home.href()}>{t('shell:home')}</LinkButton>}
    />
  )
}

const Announced = ({
  stream: { startTime },
  view: { now, reminder },
  commands,
}: LivePageProps & { readonly stream: LiveStream }) => {
  const { t } = useTranslation('site')
  const { language } = useLanguage()
  if (startTime === null) return null
  return (
    <div className={css.stage}>
      <div className={css.poster}>
        <HeroArt art="summit" />
      </div>
      <Text size="lead">{t('liveSoon', { time: formatInstant(startTime, language) })}</Text>
      <LiveCountdown left={Date.parse(startTime) - now} />
      <RemindMe view={reminder} commands={commands} />
    </div>
  )
}

const Stage = ({
  player,
  commands,
}: {
  readonly player: Player
  readonly commands: LivePageProps['commands']
}) => {
  const { t } = useTranslation(['site', 'parts'])
  switch (player.state) {
    case 'idle':
      return (
        <div className={css.stage}>
          <Button variant="primary" size="large" icon={<PlayIcon size={20} />} onClick={commands.start}>
            {t('watch')}
          </Button>
        </div>
      )
    case 'loading':
      return (
        <div className={css.stage}>
          <Loading>
            <p>{t('playerLoading')}</p>
          </Loading>
        </div>
      )
    case 'playing':
      return <TestPicture options={player.options} />
    case 'framed':
      return <PlayerFrame address={player.address} onSilent={commands.silent} />
    case 'unavailable':
      return (
        <div className={css.stage}>
          <Text size="lead" role="status">
            {t('playerUnavailable')}
          </Text>
        </div>
      )
    case 'failed':
    case 'blocked':
      return (
        <div className={css.stage}>
          <Text size="lead" role="alert">
            {t(player.state === 'failed' ? 'playerFailed' : 'playerBlocked')}
          </Text>
          <Button onClick={commands.start}>{t('parts:retry')}</Button>
        </div>
      )
  }
}
