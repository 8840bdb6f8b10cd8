import type { OrderLine, TrialView } from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import { GoodsCover } from '@compute-mall/ui/covers'
import { Stack, Text } from '@compute-mall/ui/layout'
import {
  Button,
  CopyText,
  DescriptionList,
  ErrorState,
  LinkButton,
  Loading,
  Notice,
  Result,
  Skeleton,
} from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import { goodsHref } from '../../links.ts'
import * as css from './TrialPage.css.ts'

export interface TrialPageProps {
  readonly view: TrialView
  readonly commands: { readonly retry: () => void }
  /** The order in the console, which is an app of its own. */
  readonly orderAddress: string
  /** What a line opened, in the console as well. */
  readonly resourceAddress: (lineId: string) => string
}

const looks = {
  opening: 'processing',
  running: 'success',
  ended: 'warning',
  failed: 'failed',
  over: 'warning',
} as const satisfies Record<NonNullable<TrialView['phase']>, string>

/** How far a trial is, how to use it, and what comes after it (R2.03, D24). */
export const TrialPage = (props: TrialPageProps) => (
  <div className={css.page}>
    {props.view.phase === null ? (
      <Unknown view={props.view} onRetry={props.commands.retry} />
    ) : (
      <Known {...props} phase={props.view.phase} />
    )}
  </div>
)

/** Not asked yet, or not to be had. */
const Unknown = ({ view: { notice }, onRetry }: { view: TrialView; onRetry: () => void }) => {
  const { t } = useTranslation('order')
  const say = useSay()
  return (
    <>
      <h1 className={visuallyHidden}>{t('trialTitle')}</h1>
      <div className={css.panel}>
        {notice === null ? (
          <Loading>
            <Skeleton height="420px" />
          </Loading>
        ) : (
          <ErrorState title={say(notice)} onRetry={onRetry} />
        )}
      </div>
    </>
  )
}

interface KnownProps extends TrialPageProps {
  readonly phase: NonNullable<TrialView['phase']>
}

const Known = ({ view, phase, commands, orderAddress, resourceAddress }: KnownProps) => {
  const { t } = useTranslation(['order', 'parts'])
  const say = useSay()
  const { title, hint, notice, lines, countdown } = view
  const [first] = lines
  return (
    <>
      {notice !== null && (
        <Notice tone="warn" role="status">
          {say(notice)}
        </Notice>
      )}
      <div className={css.panel}>
        <Result
          status={looks[phase]}
          title={title === null ? t('trialTitle') : say(title)}
          text={hint === null ? undefined : say(hint)}
          actions={
            <>
              {view.commands.retry && (
                <Button variant="primary" onClick={commands.retry}>
                  {t('parts:retry')}
                </Button>
              )}
              {phase === 'running' && first !== undefined && (
                <LinkButton variant="primary" to={resourceAddress(first.lineId)}>
                  {t('useResource')}
                </LinkButton>
              )}
              {view.commands.buy && first !== undefined && (
                <LinkButton variant={phase === 'running' ? 'secondary' : 'primary'} to={goodsHref(first)}>
                  {t('trialBuy')}
                </LinkButton>
              )}
              <LinkButton to={orderAddress}>{t('detail')}</LinkButton>
            </>
          }
        >
          {countdown !== null && (
            <p className={css.left}>
              {t('trialLeft')}
              <strong className={css.clock} role="timer">
                {countdown}
              </strong>
            </p>
          )}
        </Result>
      </div>
      <Stack as="ul" gap={2} aria-label={t('lines')}>
        {lines.map((line) => (
          <TrialLine key={line.lineId} line={line} />
        ))}
      </Stack>
    </>
  )
}

/** What is tried, and how to use it once it is open. */
const TrialLine = ({ line }: { readonly line: OrderLine }) => {
  const { t } = useTranslation('order')
  const { language, inLanguage } = useLanguage()
  const { openTime, endTime, access } = line.provision
  const about = [...line.specification, ...(line.centerName === null ? [] : [line.centerName])]
  const at = (name: 'openTime' | 'endTime', time: string | null) =>
    time === null ? [] : [{ name: t(name), value: formatInstant(time, language) }]
  return (
    <li className={css.line}>
      <span className={css.cover}>
        <GoodsCover size="thumb" goods={line} />
      </span>
      <div>
        <h2 className={css.name}>{inLanguage(line.name)}</h2>
        <Text tone="soft">{about.map(inLanguage).join(' / ')}</Text>
      </div>
      {openTime !== null && (
        <div className={css.access}>
          <DescriptionList
            items={[
              ...at('openTime', openTime),
              ...at('endTime', endTime),
              ...access.map(({ name, value }) => ({
                name: inLanguage(name),
                value: <CopyText text={value} name={inLanguage(name)} />,
              })),
            ]}
          />
        </div>
      )}
    </li>
  )
}
