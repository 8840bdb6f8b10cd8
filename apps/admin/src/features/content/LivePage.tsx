import { LiveForm } from '@compute-mall/core/site'
import { Stack } from '@compute-mall/ui/layout'
import { Notice, Switch } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { useContentRows } from './ContentFields.tsx'
import { ContentFormPage, type ContentFormProps } from './ContentFormPage.tsx'

/** The broadcast as it is being written; times are those of UTC+8. */
export interface LiveValues {
  readonly titleZh: string
  readonly titleEn: string
  readonly startDay: string
  readonly startTime: string
  readonly appKey: string
  readonly roomId: string
  readonly secretKey: string
}

export interface LivePageProps {
  readonly view: Pick<ContentFormProps<LiveValues>['view'], 'form'> & {
    readonly isOn: boolean
    /** A title was saved, so that the mall has something to show. */
    readonly hasTitle: boolean
    /** A room with its secret was saved. */
    readonly hasRoom: boolean
    readonly switching: boolean
  }
  readonly commands: ContentFormProps<LiveValues>['commands'] & {
    readonly toggle: (isOn: boolean) => void
  }
}

/** The one broadcast of the mall: on or off, its title and time, and the room from which it comes (R3.07). */
export const LivePage = ({ view, commands }: LivePageProps) => {
  const { t } = useTranslation('content')
  const { title } = useContentRows()
  const { form, hasRoom } = view
  const start = { hint: t('startHint'), required: false } as const
  return (
    <ContentFormPage
      view={{ title: t('live'), form }}
      commands={commands}
      codec={LiveForm}
      sections={[
        {
          id: 'air',
          title: t('sectionAir'),
          hint: t('onAirHint'),
          rows: [],
          before: <OnAir view={view} commands={commands} />,
        },
        {
          id: 'broadcast',
          title: t('sectionBroadcast'),
          rows: [
            ...title,
            { name: 'startDay', label: t('startDay'), kind: 'day', ...start },
            { name: 'startTime', label: t('startTime'), kind: 'time', ...start },
          ],
        },
        {
          id: 'room',
          title: t('sectionRoom'),
          before: !hasRoom && <Notice tone="info">{t('noRoom')}</Notice>,
          rows: [
            { name: 'appKey', label: t('appKey') },
            { name: 'roomId', label: t('roomId') },
            {
              name: 'secretKey',
              label: t('secretKey'),
              hint: hasRoom ? t('secretKept') : t('secretHint'),
              kind: 'secret',
            },
          ],
        },
      ]}
    />
  )
}

const OnAir = ({ view: { isOn, hasTitle, switching }, commands }: LivePageProps) => {
  const { t } = useTranslation('content')
  return (
    <Stack>
      <Switch
        label={t('onAir')}
        checked={isOn}
        disabled={switching || (!isOn && !hasTitle)}
        onChange={commands.toggle}
      />
      {!isOn && !hasTitle && <Notice tone="info">{t('liveTitleFirst')}</Notice>}
    </Stack>
  )
}
