import type { Words } from '@compute-mall/core/codec'
import { formatMoney, formatNumber } from '@compute-mall/core/money'
import { formatInstant, relativeTime } from '@compute-mall/core/time'
import type { ReactNode } from 'react'
import { Text } from '../../layout/index.ts'
import { Link } from '../../link/index.ts'
import { Tag, type Tone } from '../../parts/index.ts'
import { useLanguage } from '../../text/index.ts'
import type { Column } from '../table/index.ts'
import * as css from './list.css.ts'

/** Names of the fields of this type. */
type FieldOf<Row, Value> = { [K in keyof Row & string]: Row[K] extends Value ? K : never }[keyof Row & string]

type Options<Row> = Partial<Omit<Column<Row>, 'key' | 'header' | 'render'>>
type Precision = Parameters<typeof formatInstant>[2]

/** Text of an empty cell. */
export const NO_VALUE = '—'

interface TwoLinesProps {
  readonly children: ReactNode
  /** The second, softer line; none for null. */
  readonly below: ReactNode
}

/** A cell of two lines. */
export const TwoLines = ({ children, below }: TwoLinesProps) => (
  <>
    {children}
    {below !== null && (
      <Text size="caption" tone="soft">
        {below}
      </Text>
    )}
  </>
)

interface InstantProps {
  readonly at: string | null
  readonly precision?: Precision | undefined
}

/** An instant on the clock of the platform; where there is no room its time of day is below its date. */
export const Instant = ({ at, precision }: InstantProps) => {
  const { language } = useLanguage()
  if (at === null) return NO_VALUE
  const text = formatInstant(at, language, precision)
  const [, date = text, time] = /^(.*? )(\d{2}:.*)$/.exec(text) ?? []
  return (
    <time dateTime={at}>
      <span className={css.whole}>{date}</span>
      {time !== undefined && (
        <>
          <wbr />
          <span className={css.whole}>{time}</span>
        </>
      )}
    </time>
  )
}

/** Makes the columns of a list in the reader's language. A list decides by its sorts which of them sort it. */
export const useColumnsOf = <Row,>() => {
  const { language, inLanguage } = useLanguage()
  const column = (
    key: string,
    header: string,
    render: (row: Row) => ReactNode,
    options: Options<Row> = {},
  ): Column<Row> => ({ key, header, render, ...options })
  return {
    /** Any cell. */
    cell: column,
    text: (
      key: FieldOf<Row, string | number | null>,
      header: string,
      options: Options<Row> = {},
    ): Column<Row> =>
      column(key, header, (row) => (row[key] as string | number | null) ?? NO_VALUE, {
        nowrap: true,
        ...options,
      }),
    words: (key: FieldOf<Row, Words | null>, header: string, options?: Options<Row>): Column<Row> =>
      column(
        key,
        header,
        (row) => {
          const words = row[key] as Words | null
          return words === null ? NO_VALUE : inLanguage(words)
        },
        options,
      ),
    /** A link with an optional second line. */
    link: (
      key: FieldOf<Row, string>,
      header: string,
      to: (row: Row) => string,
      { below, ...options }: Options<Row> & { readonly below?: (row: Row) => ReactNode } = {},
    ): Column<Row> =>
      column(
        key,
        header,
        (row) => (
          <TwoLines below={below?.(row) ?? null}>
            <Link to={to(row)}>{row[key] as string}</Link>
          </TwoLines>
        ),
        { card: 'title', nowrap: true, ...options },
      ),
    /** A state as a tag beside the title. */
    tag: (
      key: string,
      header: string,
      tag: (row: Row) => { readonly tone: Tone; readonly label: string },
    ): Column<Row> =>
      column(
        key,
        header,
        (row) => {
          const { tone, label } = tag(row)
          return <Tag tone={tone}>{label}</Tag>
        },
        { card: 'tag', nowrap: true },
      ),
    money: (key: FieldOf<Row, string | null>, header: string): Column<Row> =>
      column(
        key,
        header,
        (row) => {
          const amount = row[key] as string | null
          return amount === null ? NO_VALUE : formatMoney(amount)
        },
        { align: 'end', nowrap: true },
      ),
    count: (key: FieldOf<Row, number>, header: string): Column<Row> =>
      column(key, header, (row) => formatNumber(row[key] as number), { align: 'end', nowrap: true }),
    time: (key: FieldOf<Row, string | null>, header: string, precision?: Precision): Column<Row> =>
      column(key, header, (row) => <Instant at={row[key] as string | null} precision={precision} />),
    /** Relative time; its tooltip is the instant. */
    age: (key: FieldOf<Row, string>, header: string, now: number): Column<Row> =>
      column(
        key,
        header,
        (row) => {
          const at = row[key] as string
          return (
            <time dateTime={at} title={formatInstant(at, language)}>
              {relativeTime(at, now, language)}
            </time>
          )
        },
        { nowrap: true },
      ),
  }
}
