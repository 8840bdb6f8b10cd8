import {
  type ReportedReview,
  reportedReviewList,
  reportedStates,
  reportMessages,
} from '@compute-mall/core/goods'
import {
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { Stack } from '@compute-mall/ui/layout'
import { Rating } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { DecideReviewDialog } from './DecideReviewDialog.tsx'

/** A review that is about to be hidden or kept. */
export interface Deciding {
  readonly review: ReportedReview
  readonly decision: 'hidden' | 'kept'
}

export interface ReviewReportsPageProps {
  readonly view: WorkListView<typeof reportedReviewList, ReportedReview> & {
    readonly deciding: Deciding | null
    readonly busy: boolean
  }
  readonly links: { readonly goods: (goodsId: string) => string }
  readonly commands: WorkListCommands & {
    readonly ask: (deciding: Deciding) => void
    readonly leave: () => void
    readonly decide: (reason: string) => void
  }
}

/** Reviews that buyers or shops reported, the longest waiting first. */
export const ReviewReportsPage = ({ view, links, commands }: ReviewReportsPageProps) => {
  const { t } = useTranslation('admin')
  const { language, inLanguage } = useLanguage()
  const texts = reportMessages[language]
  const { deciding } = view
  const columns = useColumnsOf<ReportedReview>()
  const disabledReasonOf = ({ state }: ReportedReview) => (state === 'open' ? undefined : t('reportDecided'))
  return (
    <>
      <WorkListPage
        list={reportedReviewList}
        view={view}
        commands={commands}
        head={{ title: t('reviewReports') }}
        tabs={{
          key: 'state',
          values: reportedStates,
          option: (state) => texts[`state.${state}`],
          all: 'last',
        }}
        empty={{ title: t('noReports'), text: t('noReportsText') }}
        columns={[
          columns.cell(
            'goods',
            t('reportedGoods'),
            ({ goodsName, shopName }) => `${inLanguage(goodsName)} · ${inLanguage(shopName)}`,
            { card: 'title' },
          ),
          columns.cell(
            'review',
            t('reportedReview'),
            ({ writer, stars, text }) => (
              <Stack gap={1}>
                <span>
                  {writer} <Rating score={stars} />
                </span>
                <span>{inLanguage(text)}</span>
              </Stack>
            ),
            { width: '30%' },
          ),
          columns.cell('reports', t('reports'), ({ reports }) => <Reports reports={reports} />, {
            width: '30%',
          }),
          columns.tag('state', t('reportState'), ({ state }) => ({
            tone: tones[state],
            label: texts[`state.${state}`],
          })),
          columns.time('reportTime', t('reportTime')),
        ]}
        rowKey={({ reviewId }) => reviewId}
        rowName={({ goodsName, writer }) => `${inLanguage(goodsName)} · ${writer}`}
        note={({ decision }) => decision}
        actions={(review) => [
          {
            key: 'keep',
            label: t('keepReview'),
            disabledReason: disabledReasonOf(review),
            onPress: () => commands.ask({ review, decision: 'kept' }),
          },
          {
            key: 'hide',
            label: t('hideReview'),
            danger: true,
            disabledReason: disabledReasonOf(review),
            onPress: () => commands.ask({ review, decision: 'hidden' }),
          },
          { key: 'goods', label: t('openGoods'), to: links.goods(review.goodsId) },
        ]}
      />
      {deciding !== null && (
        <DecideReviewDialog
          {...deciding}
          busy={view.busy}
          onClose={commands.leave}
          onDecide={commands.decide}
        />
      )}
    </>
  )
}

const tones = { open: 'warn', hidden: 'danger', kept: 'success' } as const

const Reports = ({ reports }: Pick<ReportedReview, 'reports'>) => {
  const texts = reportMessages[useLanguage().language]
  return (
    <Stack as="ul" gap={1}>
      {reports.map(({ side, reporter, reason, text, time }) => (
        <li key={`${reporter} ${time}`}>
          {texts[`side.${side}`]} {reporter} · {texts[`reason.${reason}`]}
          {text !== '' && ` · ${text}`}
        </li>
      ))}
    </Stack>
  )
}
