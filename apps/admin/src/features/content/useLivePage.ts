import { load, orThrow, usePage, useReload } from '@compute-mall/app'
import { liveFaults } from '@compute-mall/core/site'
import { PLATFORM_OFFSET_MS } from '@compute-mall/core/time'
import { useClient, useNotices } from '@compute-mall/react'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { LivePageProps, LiveValues } from './LivePage.tsx'
import { useChange } from './useChange.ts'
import { useContentForm } from './useContentForm.ts'

/** The broadcast and its room without the secret. */
export const loader = load(routes.live, async ({ client }) => orThrow(client.site.live({})))

/** Day and time of day of UTC+8; empty without an instant. */
const momentOf = (instant: string | null): Pick<LiveValues, 'startDay' | 'startTime'> => {
  if (instant === null) return { startDay: '', startTime: '' }
  const local = new Date(Date.parse(instant) + PLATFORM_OFFSET_MS).toISOString()
  return { startDay: local.slice(0, 10), startTime: local.slice(11, 16) }
}
/** A day without a time of day begins at midnight. */
const instantOf = ({ startDay, startTime }: LiveValues): string | undefined =>
  startDay === '' ? undefined : new Date(`${startDay}T${startTime || '00:00'}:00.000+08:00`).toISOString()

/** The broadcast: its form is saved, its switch works at once. */
export const useLivePage = (): LivePageProps => {
  const { stream, room } = usePage<typeof loader>()
  const { site } = useClient()
  const reload = useReload()
  const notices = useNotices()
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  const change = useChange()
  const form = useContentForm({
    start: {
      titleZh: stream.title.zh,
      titleEn: stream.title.en,
      ...momentOf(stream.startTime),
      appKey: room?.appKey ?? '',
      roomId: room?.roomId ?? '',
      secretKey: '',
    },
    faultsOf: (values: LiveValues) => liveFaults(values, room !== null),
    save: (values) =>
      site.changeLive({
        body: {
          titleZh: values.titleZh,
          titleEn: values.titleEn,
          startTime: instantOf(values),
          appKey: values.appKey,
          roomId: values.roomId,
          secretKey: values.secretKey === '' ? undefined : values.secretKey,
        },
      }),
    saved: ({ stream: { title } }) => {
      notices.add('done', t('saved', { title: inLanguage(title) }))
      form.change({ secretKey: '' })
      void reload()
    },
  })
  return {
    view: {
      form: form.form,
      isOn: stream.live,
      hasTitle: stream.title.zh !== '',
      hasRoom: room !== null,
      switching: change.pending,
    },
    commands: {
      change: form.change,
      save: form.save,
      toggle: (isOn) =>
        isOn
          ? change.run(site.startLive({}), t('liveStarted'))
          : change.run(site.stopLive({}), t('liveStopped')),
    },
  }
}
