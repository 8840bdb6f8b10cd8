import { MAX_ANSWER } from '@compute-mall/core/review'
import type { FieldView } from '@compute-mall/core/settlement'
import { Stack } from '@compute-mall/ui/layout'
import { Notice, Tag, TextArea } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { ApplicationPageProps } from './application.types.ts'

interface ReasonProps extends Pick<ApplicationPageProps, 'commands'> {
  readonly field: FieldView
  readonly reason: NonNullable<FieldView['reason']>
}

/** Why a field was refused the last time; it is changed or answered before it goes in again (W10). */
export const Reason = ({ field, reason, commands }: ReasonProps) => {
  const { t } = useTranslation(['settlement', 'review'])
  const say = useSay()
  return (
    <Stack gap={2}>
      <Notice tone="warn" title={say(reason.label)}>
        {reason.text !== '' && <p>{reason.text}</p>}
        <p>{say(reason.next)}</p>
        {reason.isChanged && (
          <div>
            <Tag tone="success">{t('reasonChanged')}</Tag>
          </div>
        )}
      </Notice>
      <TextArea
        label={t('review:answerLabel')}
        optional
        rows={2}
        maxLength={MAX_ANSWER}
        value={reason.answer}
        onChange={(text) => commands.answer(field.name, text)}
      />
    </Stack>
  )
}
