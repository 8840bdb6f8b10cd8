import { CONTENT_FORM } from '@compute-mall/core/site'
import { Grid, Stack } from '@compute-mall/ui/layout'
import { Notice, PasswordField, Switch, TextField, TimeField } from '@compute-mall/ui/parts'
import { DateField } from '@compute-mall/ui/widgets'
import { useTranslation } from 'react-i18next'
import { ContentFormPage, fieldId } from './ContentFormPage.tsx'
import type { ContentForm } from './useContentForm.ts'

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
  readonly view: {
    readonly form: ContentForm<LiveValues>
    readonly isOn: boolean
    /** A title was saved, so that the mall has something to show. */
    readonly hasTitle: boolean
    /** A room with its secret was saved. */
    readonly hasRoom: boolean
    readonly switching: boolean
  }
  readonly commands: {
    readonly change: (part: Partial<LiveValues>) => void
    readonly save: () => void
    readonly toggle: (isOn: boolean) => void
  }
}

/** The one broadcast of the mall: on or off, its title and time, and the room from which it comes (width 2.6, R3.07). */
export const LivePage = ({ view, commands }: LivePageProps) => {
  const { t } = useTranslation('content')
  const { form, hasRoom } = view
  const { values, errors } = form
  const { change } = commands
  return (
    <ContentFormPage
      form={form}
      head={{ title: t('live') }}
      submit=""
      onSave={commands.save}
      sections={[
        {
          id: 'air',
          title: t('sectionAir'),
          hint: t('onAirHint'),
          fields: [],
          content: <OnAir view={view} commands={commands} />,
        },
        {
          id: 'broadcast',
          title: t('sectionBroadcast'),
          fields: ['titleZh'],
          content: (
            <Grid columns={2}>
              <TextField
                id={fieldId('titleZh')}
                label={t('titleZh')}
                required
                maxLength={CONTENT_FORM.title}
                value={values.titleZh}
                error={errors.titleZh}
                onChange={(titleZh) => change({ titleZh })}
              />
              <TextField
                id={fieldId('titleEn')}
                label={t('titleEn')}
                optional
                hint={t('englishHint')}
                maxLength={CONTENT_FORM.englishTitle}
                value={values.titleEn}
                onChange={(titleEn) => change({ titleEn })}
              />
              <DateField
                id={fieldId('startDay')}
                label={t('startDay')}
                optional
                hint={t('startHint')}
                value={values.startDay}
                onChange={(startDay) => change({ startDay })}
              />
              <TimeField
                id={fieldId('startTime')}
                label={t('startTime')}
                optional
                hint={t('startHint')}
                value={values.startTime}
                onChange={(startTime) => change({ startTime })}
              />
            </Grid>
          ),
        },
        {
          id: 'room',
          title: t('sectionRoom'),
          fields: ['appKey', 'roomId', 'secretKey'],
          content: (
            <>
              {!hasRoom && <Notice tone="info">{t('noRoom')}</Notice>}
              <Grid columns={2}>
                <TextField
                  id={fieldId('appKey')}
                  label={t('appKey')}
                  autoComplete="off"
                  maxLength={CONTENT_FORM.room}
                  value={values.appKey}
                  error={errors.appKey}
                  onChange={(appKey) => change({ appKey })}
                />
                <TextField
                  id={fieldId('roomId')}
                  label={t('roomId')}
                  autoComplete="off"
                  maxLength={CONTENT_FORM.room}
                  value={values.roomId}
                  error={errors.roomId}
                  onChange={(roomId) => change({ roomId })}
                />
                <PasswordField
                  id={fieldId('secretKey')}
                  label={t('secretKey')}
                  hint={hasRoom ? t('secretKept') : t('secretHint')}
                  autoComplete="new-password"
                  maxLength={CONTENT_FORM.secret}
                  value={values.secretKey}
                  error={errors.secretKey}
                  onChange={(secretKey) => change({ secretKey })}
                />
              </Grid>
            </>
          ),
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
