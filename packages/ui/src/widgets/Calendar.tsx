import { DatePicker as Ark } from '@ark-ui/react/date-picker'
import { useTranslation } from 'react-i18next'
import { NextIcon, PreviousIcon } from '../icons/index.ts'
import { useLanguage } from '../text/index.ts'
import * as css from './Calendar.css.ts'
import { popup } from './popup.css.ts'

/** The pop-up of date fields: days, months, years. */
export const Calendar = () => (
  <Ark.Positioner>
    <Ark.Content className={popup}>
      <div className={css.inside}>
        <Days />
        <Cells view="month" />
        <Cells view="year" />
      </div>
    </Ark.Content>
  </Ark.Positioner>
)

const Head = ({ view }: { readonly view: 'day' | 'month' | 'year' }) => {
  const { t } = useTranslation('widgets')
  return (
    <Ark.ViewControl className={css.head}>
      <Ark.PrevTrigger className={css.step}>
        <PreviousIcon size={16} />
      </Ark.PrevTrigger>
      <Ark.Context>
        {({ visibleRangeText: { start, end } }) => {
          const range = start === end ? start : `${start} - ${end}`
          return (
            <Ark.ViewTrigger className={css.title} aria-label={`${range} ${t(`view.${view}`)}`}>
              {range}
            </Ark.ViewTrigger>
          )
        }}
      </Ark.Context>
      <Ark.NextTrigger className={css.step}>
        <NextIcon size={16} />
      </Ark.NextTrigger>
    </Ark.ViewControl>
  )
}

const Days = () => (
  <Ark.View view="day">
    <Ark.Context>
      {({ weeks, weekDays }) => (
        <>
          <Head view="day" />
          <Ark.Table>
            <Ark.TableHead>
              <Ark.TableRow>
                {weekDays.map(({ long, narrow }) => (
                  <Ark.TableHeader key={long} className={css.weekday} aria-label={long}>
                    {narrow}
                  </Ark.TableHeader>
                ))}
              </Ark.TableRow>
            </Ark.TableHead>
            <Ark.TableBody>
              {weeks.map((week) => (
                <Ark.TableRow key={String(week[0])}>
                  {week.map((day) => (
                    <Ark.TableCell key={String(day)} value={day} className={css.cell}>
                      <Ark.TableCellTrigger className={css.day}>{day.day}</Ark.TableCellTrigger>
                    </Ark.TableCell>
                  ))}
                </Ark.TableRow>
              ))}
            </Ark.TableBody>
          </Ark.Table>
        </>
      )}
    </Ark.Context>
  </Ark.View>
)

const COLUMNS = 3

const Cells = ({ view }: { readonly view: 'month' | 'year' }) => {
  const { language } = useLanguage()
  // What is seen is a part of what is said (WCAG 2.5.3): "January" of "January 2026", 1月 of 2026年1月.
  const format = language === 'en' ? 'long' : 'short'
  return (
    <Ark.View view={view}>
      <Ark.Context>
        {(calendar) => {
          const rows =
            view === 'month'
              ? calendar.getMonthsGrid({ columns: COLUMNS, format })
              : calendar.getYearsGrid({ columns: COLUMNS })
          return (
            <>
              <Head view={view} />
              <Ark.Table columns={COLUMNS}>
                <Ark.TableBody>
                  {rows.map((row) => (
                    <Ark.TableRow key={row[0]?.value}>
                      {row.map(({ label, value }) => (
                        <Ark.TableCell key={value} value={value} className={css.cell}>
                          <Ark.TableCellTrigger className={css.day}>{label}</Ark.TableCellTrigger>
                        </Ark.TableCell>
                      ))}
                    </Ark.TableRow>
                  ))}
                </Ark.TableBody>
              </Ark.Table>
            </>
          )
        }}
      </Ark.Context>
    </Ark.View>
  )
}
