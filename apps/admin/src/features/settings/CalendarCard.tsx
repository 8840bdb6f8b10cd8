import { isBlank } from '@compute-mall/core/codec'
import { CalendarDate, type CalendarDay, type CalendarDayForm, MAX_DAY_NAME } from '@compute-mall/core/site'
import { Grid, Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Button, Card, SelectField, Tag, TextField } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface CalendarCardProps {
  readonly days: readonly CalendarDay[]
  readonly mayChange: boolean
  readonly busy: boolean
  readonly onAdd: (day: CalendarDayForm) => void
  readonly onRemove: (day: string) => void
}

/** Days that are not what their weekday says, by which reviews are due. */
export const CalendarCard = ({ days, mayChange, busy, onAdd, onRemove }: CalendarCardProps) => {
  const { t } = useTranslation('platform')
  return (
    <Card title={t('calendar')} padding="medium">
      <Stack>
        <Text tone="soft">{t('calendarText')}</Text>
        {days.length === 0 ? (
          <Text>{t('noDays')}</Text>
        ) : (
          <Stack as="ul" gap={2} aria-label={t('calendar')}>
            {days.map(({ day, isWorkday, name }) => (
              <li key={day}>
                <Inline gap={3}>
                  <time dateTime={day}>{day}</time>
                  <Tag tone={isWorkday ? 'info' : 'warn'}>{t(isWorkday ? 'workday' : 'holiday')}</Tag>
                  <span>{name}</span>
                  {mayChange && (
                    <Button
                      size="small"
                      busy={busy}
                      aria-label={t('removeDay', { day })}
                      onClick={() => onRemove(day)}
                    >
                      {t('remove')}
                    </Button>
                  )}
                </Inline>
              </li>
            ))}
          </Stack>
        )}
        {mayChange && <NewDay busy={busy} onAdd={onAdd} />}
      </Stack>
    </Card>
  )
}

const KINDS = ['holiday', 'workday'] as const

const NewDay = ({ busy, onAdd }: Pick<CalendarCardProps, 'busy' | 'onAdd'>) => {
  const { t } = useTranslation('platform')
  const [day, setDay] = useState('')
  const [kind, setKind] = useState<string>('holiday')
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const isNamed = !isBlank(name) && name.length <= MAX_DAY_NAME
  const add = () => {
    setTried(true)
    if (CalendarDate.is(day) && isNamed) onAdd({ day, isWorkday: kind === 'workday', name: name.trim() })
  }
  return (
    <>
      <Grid columns={3}>
        <TextField
          label={t('day')}
          type="date"
          value={day}
          onChange={setDay}
          error={isTried && !CalendarDate.is(day) ? t('dayWrong') : undefined}
        />
        <SelectField
          label={t('dayKind')}
          value={kind}
          onChange={setKind}
          options={KINDS.map((value) => ({ value, label: t(value) }))}
        />
        <TextField
          label={t('dayName')}
          value={name}
          onChange={setName}
          error={isTried && !isNamed ? t('dayNameWrong') : undefined}
        />
      </Grid>
      <div>
        <Button busy={busy} onClick={add}>
          {t('addDay')}
        </Button>
      </div>
    </>
  )
}
