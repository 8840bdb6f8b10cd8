import type { CalendarDayForm, LimitsForm, PlatformSettings } from '@compute-mall/core/site'
import { DetailPage } from '@compute-mall/ui/desk/detail'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Card, LinkButton, Notice, Switch } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { CalendarCard } from './CalendarCard.tsx'
import { FeeCard } from './FeeCard.tsx'
import { LimitsCard } from './LimitsCard.tsx'

export interface SettingsPageProps {
  readonly view: {
    readonly state: LoadState<PlatformSettings>
    /** Whether the reader may change anything, or only look. */
    readonly mayChange: boolean
    readonly busy: boolean
  }
  /** The lines of the audit log; null for who may not read it. */
  readonly changes: string | null
  readonly commands: {
    readonly retry: () => void
    readonly setLimits: (limits: LimitsForm) => void
    readonly setFeeRate: (rate: string) => void
    readonly setChat: (isOpen: boolean) => void
    readonly addDay: (day: CalendarDayForm) => void
    readonly removeDay: (day: string) => void
  }
}

/** What holds for the whole platform: limits, service fee, chat on phones, holidays (width 2.6). */
export const SettingsPage = ({ view, changes, commands }: SettingsPageProps) => {
  const { t } = useTranslation('platform')
  const { state, mayChange, busy } = view
  const edit = { mayChange, busy }
  return (
    <DetailPage<PlatformSettings> view={{ head: { title: t('title') }, state }} commands={commands}>
      {(settings) => ({
        message: !mayChange && <Notice>{t('onlyAdmins')}</Notice>,
        children: (
          <>
            <LimitsCard
              key={JSON.stringify(settings.compute) + JSON.stringify(settings.storage)}
              limits={{ ...settings.compute, ...settings.storage }}
              {...edit}
              onSave={commands.setLimits}
            />
            <FeeCard
              key={settings.feeRates.at(-1)?.from}
              rates={settings.feeRates}
              {...edit}
              onSave={commands.setFeeRate}
            />
            <Card title={t('chat')} padding="medium">
              <Stack>
                <Text tone="soft">{t('chatText')}</Text>
                <Switch
                  label={t('chatOpen')}
                  checked={settings.chatOnPhones}
                  disabled={!mayChange || busy}
                  onChange={commands.setChat}
                />
              </Stack>
            </Card>
            <CalendarCard
              key={JSON.stringify(settings.calendar)}
              days={settings.calendar}
              {...edit}
              onAdd={commands.addDay}
              onRemove={commands.removeDay}
            />
            {changes !== null && (
              <div>
                <LinkButton to={changes}>{t('changes')}</LinkButton>
              </div>
            )}
          </>
        ),
      })}
    </DetailPage>
  )
}
