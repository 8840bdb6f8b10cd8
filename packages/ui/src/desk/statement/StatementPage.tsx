import { formatMoney } from '@compute-mall/core/money'
import {
  periodText,
  type StatementDetail,
  type StatementView,
  statementView,
} from '@compute-mall/core/statement'
import { formatInstant } from '@compute-mall/core/time'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../parts/index.ts'
import { useLanguage, useSay } from '../../text/index.ts'
import { DetailPage } from '../detail/index.ts'
import { StatementLines } from './StatementLines.tsx'
import type { StatementPageProps } from './StatementPage.props.ts'
import { statementTones } from './tones.ts'

/** One statement: what it comes to, its lines, and what happened to it (W18). */
export const StatementPage = ({ view, links, commands, actions, onDispute }: StatementPageProps) => {
  const { t } = useTranslation('statement')
  const { language } = useLanguage()
  const say = useSay()
  const { state, actor } = view
  const shown = state.kind === 'loaded' ? statementView(state.value, actor) : null
  const [primary, ...others] = shown === null ? [] : actions(shown)
  const title = state.kind === 'loaded' ? periodText(state.value) : t('title')
  const factsOf = useFacts(actor !== 'merchant')
  return (
    <DetailPage<StatementDetail>
      view={{
        head: {
          trail: [{ label: t('title'), to: links.statements }, ...(shown === null ? [] : [{ label: title }])],
          title,
          ...(shown !== null && {
            tag: { label: say(shown.status), tone: statementTones[shown.statement.status] },
          }),
          ...(primary !== undefined && { primary }),
        },
        state,
        actions: others,
      }}
      commands={{ retry: commands.retry }}
    >
      {(statement) => ({
        message: shown !== null && <Message view={shown} />,
        facts: { items: factsOf(statement), columns: 3 },
        wide: (
          <StatementLines
            view={view}
            orderOf={links.order}
            commands={commands}
            onDispute={shown?.commands.dispute ? (onDispute ?? null) : null}
          />
        ),
        timeline: statement.steps
          .map(({ event, at, text }, index) => ({
            key: `${index}`,
            title: say({ key: `statement:event.${event}`, otherwise: event }),
            at: { iso: at, text: formatInstant(at, language, 'second') },
            ...(text !== null && { text }),
          }))
          .toReversed(),
      })}
    </DetailPage>
  )
}

/** What the reader has to know first. */
const Message = ({ view: { statement, dispute, comesToNothing } }: { readonly view: StatementView }) => {
  const { t } = useTranslation('statement')
  const { language } = useLanguage()
  if (comesToNothing) return <Notice>{t('nothingOwed')}</Notice>
  if (statement.status === 'open') return <Notice>{t('openHint')}</Notice>
  if (dispute !== null)
    return <Notice tone="danger">{t('disputedHint', { text: dispute.text ?? '' })}</Notice>
  return (
    statement.confirmBy !== null && (
      <Notice tone="warn">{t('closedHint', { at: formatInstant(statement.confirmBy, language) })}</Notice>
    )
  )
}

const SUMS = ['sales', 'refunds', 'adjustments', 'fees', 'total'] as const
const TIMES = ['closeTime', 'confirmBy', 'payTime'] as const

const useFacts = (hasShop: boolean) => {
  const { t } = useTranslation('statement')
  const { language, inLanguage } = useLanguage()
  return (statement: StatementDetail) => [
    ...(hasShop ? [{ name: t('shop'), value: inLanguage(statement.shopName) }] : []),
    { name: t('range'), value: periodText(statement) },
    { name: t('period'), value: t(`period.${statement.period}`) },
    ...SUMS.map((sum) => ({ name: t(sum), value: formatMoney(statement[sum]) })),
    ...TIMES.flatMap((time) => {
      const at = statement[time]
      return at === null ? [] : [{ name: t(time), value: formatInstant(at, language) }]
    }),
    ...(statement.bankReference === null
      ? []
      : [{ name: t('bankReference'), value: statement.bankReference }]),
  ]
}
