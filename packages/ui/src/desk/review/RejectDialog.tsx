import { isBlank } from '@compute-mall/core/codec'
import { MAX_GENERAL_REASON, reasonLine } from '@compute-mall/core/review'
import { useTranslation } from 'react-i18next'
import { Stack, Text } from '../../layout/index.ts'
import { Button, Dialog, Sheet, TextArea } from '../../parts/index.ts'
import { useLanguage } from '../../text/index.ts'
import { useNarrow } from '../page/index.ts'
import type { ReviewCommands, ReviewField, ReviewView } from './types.ts'

interface RejectDialogProps {
  readonly view: Pick<ReviewView, 'reasons' | 'general' | 'reject'>
  readonly fields: readonly ReviewField[]
  readonly commands: Pick<ReviewCommands, 'writeGeneral' | 'reject'>
  readonly onClose: () => void
}

/** What the applicant will read, for a last look and a reason for the whole, before it is refused. */
export const RejectDialog = ({ view, fields, commands, onClose }: RejectDialogProps) => {
  const { t } = useTranslation(['desk', 'review'])
  const { language } = useLanguage()
  const { reasons, general, reject } = view
  const lacks = reasons.length === 0 && isBlank(general) ? t('reasonNeeded') : undefined
  const frame = {
    open: true,
    onClose,
    title: t('rejectTitle'),
    dismissible: false,
    footer: (
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="danger"
          busy={reject.busy}
          disabledReason={reject.disabledReason ?? lacks}
          onClick={() => commands.reject(onClose)}
        >
          {t('reject')}
        </Button>
      </>
    ),
    children: (
      <Stack>
        <Text tone="soft">{t('rejectText')}</Text>
        <Stack as="ul" gap={2}>
          {reasons.map(({ field, code, text }) => (
            <li key={field}>
              <Text>
                {reasonLine(language, {
                  name: fields.find(({ path }) => path === field)?.label ?? field,
                  reason: t(`review:reason.${code}`),
                  text,
                })}
              </Text>
              <Text size="caption" tone="soft">
                {t(`review:next.${code}`)}
              </Text>
            </li>
          ))}
        </Stack>
        <TextArea
          label={t('generalReason')}
          optional={reasons.length > 0}
          maxLength={MAX_GENERAL_REASON}
          value={general}
          onChange={commands.writeGeneral}
        />
      </Stack>
    ),
  }
  return useNarrow() ? <Sheet {...frame} /> : <Dialog {...frame} size="medium" />
}
