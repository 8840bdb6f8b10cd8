import type { AnnouncementDetail } from '@compute-mall/core/site'
import { DetailPage } from '@compute-mall/ui/desk/detail'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Card } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { phaseTones } from './tones.ts'
import { useHistory } from './useHistory.ts'
import { usePeriodText } from './usePeriodText.ts'

export interface AnnouncementPageProps {
  readonly view: { readonly state: LoadState<AnnouncementDetail>; readonly busy: boolean }
  readonly links: { readonly announcements: string; readonly edit: string }
  readonly commands: {
    readonly retry: () => void
    readonly publish: () => void
    readonly unpublish: () => void
  }
}

/** One announcement in both languages, where and when it is shown, and what was done to it (width 2.6). */
export const AnnouncementPage = ({ view: { state, busy }, links, commands }: AnnouncementPageProps) => {
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  const periodText = usePeriodText()
  const historyOf = useHistory()
  const row = state.kind === 'loaded' ? state.value.row : null
  const title = row === null ? t('announcement') : inLanguage(row.announcement.title)
  const isDraft = row?.phase === 'draft'
  return (
    <DetailPage<AnnouncementDetail>
      view={{
        head: {
          trail: [{ label: t('announcements'), to: links.announcements }, { label: title }],
          title,
          ...(row !== null && { tag: { label: t(`phase.${row.phase}`), tone: phaseTones[row.phase] } }),
          primary: {
            key: 'publish',
            label: t(isDraft ? 'publish' : 'unpublish'),
            danger: !isDraft,
            busy,
            onPress: isDraft ? commands.publish : commands.unpublish,
          },
        },
        state,
        actions: [{ key: 'edit', label: t('edit'), to: links.edit }],
      }}
      commands={commands}
    >
      {({ row: { announcement, place, ...period }, history }) => ({
        facts: {
          items: [
            { name: t('titleZh'), value: announcement.title.zh },
            { name: t('titleEn'), value: announcement.title.en },
            { name: t('place'), value: t(`spot.${place}`) },
            { name: t('period'), value: periodText(period) },
          ],
        },
        children: (
          <>
            <Card title={t('textZh')} padding="medium">
              <Lines text={announcement.text.zh} />
            </Card>
            <Card title={t('textEn')} padding="medium">
              <Lines text={announcement.text.en} />
            </Card>
          </>
        ),
        timeline: history.map(historyOf),
      })}
    </DetailPage>
  )
}

const Lines = ({ text }: { readonly text: string }) => (
  <Stack gap={2}>
    {text.split('\n').map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change their order.
      <Text key={index}>{line}</Text>
    ))}
  </Stack>
)
