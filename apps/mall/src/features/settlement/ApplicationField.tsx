import {
  cleaned,
  type FieldView,
  hoursEnds,
  Period,
  PICTURE,
  ScaleLevel,
} from '@compute-mall/core/settlement'
import { Stack } from '@compute-mall/ui/layout'
import { SelectField, TextArea, TextField, TimeField, UploadField } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import type { ComponentProps, FocusEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './application.css.ts'
import { type ApplicationPageProps, fieldId } from './application.types.ts'
import { Reason } from './Reason.tsx'
import { SamplePicture } from './SamplePicture.tsx'

interface ApplicationFieldProps extends ApplicationPageProps {
  readonly field: FieldView
}

/** One field of the form, with what is wrong with it and why it was refused. */
export const ApplicationField = (props: ApplicationFieldProps) => {
  const { field, commands } = props
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) commands.leave(field.name)
  }
  const Control = controls[field.name] ?? Text
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the focus leave its control and cannot be pressed.
    <div
      id={fieldId(field.name)}
      className={css.field}
      data-wide={isWide(field) || undefined}
      data-refused={field.reason !== null || undefined}
      onBlur={blur}
    >
      <Control {...props} />
      {field.reason !== null && <Reason {...props} reason={field.reason} />}
    </div>
  )
}

const isWide = ({ name, reason }: FieldView): boolean =>
  reason !== null || name === 'description' || name === 'certificationImg' || name === 'logoImg'

/** What phones and browsers know of a text. */
const inputs: { readonly [Name in FieldView['name']]?: Pick<ComponentProps<'input'>, 'type' | 'inputMode'> } =
  {
    registeredCapital: { inputMode: 'decimal' },
    telephone: { type: 'tel' },
    webSite: { type: 'url' },
    bankAccount: { inputMode: 'numeric' },
    contactMobile: { type: 'tel' },
    contactEmail: { type: 'email' },
    serviceTelephone: { type: 'tel' },
    serviceEmail: { type: 'email' },
  }

/** What every control of a field is given. */
const useFrame = ({ field, commands }: ApplicationFieldProps) => {
  const say = useSay()
  return {
    label: say(field.label),
    error: field.error === null ? undefined : say(field.error),
    required: field.isRequired || undefined,
    optional: !field.isRequired || undefined,
    value: field.text,
    onChange: (next: string) => commands.change(field.name, next),
  }
}

const Text = (props: ApplicationFieldProps) => {
  const say = useSay()
  const { name, note } = props.field
  return (
    <TextField
      {...useFrame(props)}
      {...inputs[name]}
      clean={(typed) => cleaned(name, typed)}
      hint={note === null ? undefined : say(note)}
    />
  )
}

const Scale = (props: ApplicationFieldProps) => {
  const { t } = useTranslation('settlement')
  const options = ScaleLevel.values.map((value) => ({ value, label: t(`scale.${value}`) }))
  return <SelectField {...useFrame(props)} options={options} />
}

const SettlementPeriod = (props: ApplicationFieldProps) => {
  const { t } = useTranslation('settlement')
  const options = Period.values.map((value) => ({ value, label: t(`period.${value}`) }))
  return <SelectField {...useFrame(props)} options={options} />
}

const Day = (props: ApplicationFieldProps) => (
  <TextField {...useFrame(props)} type="date" max={props.view.today} />
)

const Description = (props: ApplicationFieldProps) => <TextArea {...useFrame(props)} rows={5} />

const Hours = ({ field, commands }: ApplicationFieldProps) => {
  const { t } = useTranslation('settlement')
  const say = useSay()
  const { start, end } = hoursEnds(field.text)
  const error = field.error === null ? undefined : say(field.error)
  return (
    <div className={css.hours}>
      <TimeField
        label={t('serviceStart')}
        required
        error={error}
        value={start}
        onChange={(next) => commands.change(field.name, `${next}-${end}`)}
      />
      <TimeField
        label={t('serviceEnd')}
        required
        value={end}
        onChange={(next) => commands.change(field.name, `${start}-${next}`)}
      />
    </div>
  )
}

interface PictureFieldProps extends ApplicationFieldProps {
  readonly use: 'certificationImg' | 'logoImg'
}

const PictureField = (props: PictureFieldProps) => {
  const { t } = useTranslation('settlement')
  const say = useSay()
  const { value: _value, onChange: _change, ...frame } = useFrame(props)
  const { field, view, commands, use } = props
  const { file, percent, refusal } = view.pictures[use]
  const kept = field.text === '' ? null : new File([], t('pictureKept'))
  const upload = (
    <UploadField
      {...frame}
      hint={t('hint.certificationImg', { megabytes: PICTURE.megabytes })}
      error={refusal === null ? frame.error : say(refusal)}
      accept={PICTURE.types}
      maxBytes={PICTURE.megabytes * 1024 * 1024}
      file={file ?? kept}
      address={file === null && field.text !== '' ? view.pictureAddress(field.text) : undefined}
      percent={percent}
      onSelect={(picked) => commands.upload(use, picked)}
      onRemove={() => commands.removePicture(use)}
    />
  )
  if (use === 'logoImg') return upload
  return (
    <div className={css.withSample}>
      <Stack gap={2}>{upload}</Stack>
      <SamplePicture applicantType={view.application.applicantType} />
    </div>
  )
}

/** The fields that are more than a line of text. */
const controls: { readonly [Name in FieldView['name']]?: (props: ApplicationFieldProps) => ReactNode } = {
  scaleLevel: Scale,
  period: SettlementPeriod,
  registeredDate: Day,
  description: Description,
  serviceHours: Hours,
  certificationImg: (props) => <PictureField {...props} use="certificationImg" />,
  logoImg: (props) => <PictureField {...props} use="logoImg" />,
}
