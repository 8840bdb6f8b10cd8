import type { CenterHealth, CenterState, FailedJob, Health, JobName } from '@compute-mall/core/desk'
import { relativeTime } from '@compute-mall/core/time'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { PageState } from '@compute-mall/ui/desk/page'
import { Grid, Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Button, Card, Skeleton, Tag, type Tone } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

export interface HealthPanelProps {
  readonly view: { readonly health: LoadState<Health>; readonly now: number; readonly busy: boolean }
  readonly links: { readonly failedOpenings: string }
  readonly commands: { readonly retry: () => void; readonly retryJob: (name: JobName) => void }
}

const tones: Readonly<Record<CenterState, Tone>> = {
  failing: 'danger',
  slow: 'warn',
  up: 'success',
  closed: 'neutral',
}

/** What does not run as it should: jobs that fail, and the centres that do not open what was paid (width 2.6, Home). */
export const HealthPanel = ({ view, links, commands }: HealthPanelProps) => {
  const { t } = useTranslation('admin')
  const { health, now, busy } = view
  return (
    <PageState state={health} skeleton={<Skeleton height="96px" />} onRetry={commands.retry}>
      {({ jobs, centers }) => (
        <Grid columns={2}>
          <Card title={t('health.jobs')} padding="medium">
            {jobs.length === 0 ? (
              <p>{t('health.noJobs')}</p>
            ) : (
              <Stack as="ul" gap={4}>
                {jobs.map((job) => (
                  <li key={job.name}>
                    <Job job={job} now={now} busy={busy} onRetry={() => commands.retryJob(job.name)} />
                  </li>
                ))}
              </Stack>
            )}
          </Card>
          <Card title={t('health.centres')} padding="medium">
            <Centers centers={centers} now={now} failedOpenings={links.failedOpenings} />
          </Card>
        </Grid>
      )}
    </PageState>
  )
}

interface JobProps {
  readonly job: FailedJob
  readonly now: number
  readonly busy: boolean
  readonly onRetry: () => void
}

const Job = ({ job: { name, failures, since, last, error }, now, busy, onRetry }: JobProps) => {
  const { t } = useTranslation('admin')
  const { language } = useLanguage()
  const ago = (instant: string) => relativeTime(instant, now, language)
  return (
    <Stack gap={1}>
      <Inline>
        <strong>{t(`job.${name}`)}</strong>
        <Tag tone="danger">{t('health.failures', { count: failures })}</Tag>
      </Inline>
      <Text tone="soft">{t('health.since', { since: ago(since), last: ago(last) })}</Text>
      <Text as="div" size="caption" tone="soft">
        <code>{error}</code>
      </Text>
      <div>
        <Button size="small" busy={busy} onClick={onRetry}>
          {t('health.retry')}
        </Button>
      </div>
    </Stack>
  )
}

interface CentersProps {
  readonly centers: readonly CenterHealth[]
  readonly now: number
  readonly failedOpenings: string
}

/** Those that are not up, each with what waits; the others in one sentence. */
const Centers = ({ centers, now, failedOpenings }: CentersProps) => {
  const { t } = useTranslation('admin')
  const { language } = useLanguage()
  const troubled = centers.filter(({ state }) => state !== 'up')
  const up = centers.length - troubled.length
  return (
    <Stack gap={3}>
      {troubled.length > 0 && (
        <Stack as="ul" gap={3}>
          {troubled.map(({ clusterId, name, state, failed, opening, waitingSince }) => (
            <li key={clusterId}>
              <Inline>
                <span>{name[language]}</span>
                <Tag tone={tones[state]}>{t(`center.${state}`)}</Tag>
              </Inline>
              {failed > 0 && <Link to={failedOpenings}>{t('health.failed', { count: failed })}</Link>}
              {opening > 0 && (
                <Text tone="soft">
                  {t('health.opening', { count: opening })}
                  {waitingSince !== null &&
                    ` · ${t('health.waits', { since: relativeTime(waitingSince, now, language) })}`}
                </Text>
              )}
            </li>
          ))}
        </Stack>
      )}
      {up > 0 && <p>{t(troubled.length === 0 ? 'health.allUp' : 'health.othersUp', { count: up })}</p>}
    </Stack>
  )
}
