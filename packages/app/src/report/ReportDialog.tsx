import {
  MAX_REPORT_TEXT,
  type NewReviewReport,
  reportMessages,
  reportReasons,
} from '@compute-mall/core/goods'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Dialog, Notice, RadioGroup, TextArea } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'

export interface ReportDialogProps {
  readonly view: {
    /** What the review says. */
    readonly text: string
    readonly busy: boolean
    /** Why the report was not taken. */
    readonly failure: string | null
  }
  readonly commands: {
    readonly send: (report: NewReviewReport) => void
    readonly close: () => void
  }
}

/** Asks why a review is reported. Its texts come along: few ever report one. */
export const ReportDialog = ({ view, commands }: ReportDialogProps) => {
  const { language } = useLanguage()
  const texts = reportMessages[language]
  const [reason, setReason] = useState<NewReviewReport['reason'] | null>(null)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const send = () => {
    setTried(true)
    if (reason !== null) commands.send({ reason, text: text.trim() })
  }
  return (
    <Dialog
      open
      onClose={commands.close}
      title={texts.title}
      footer={
        <>
          <Button onClick={commands.close}>{texts.cancel}</Button>
          <Button variant="primary" busy={view.busy} onClick={send}>
            {texts.send}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Stack gap={1}>
          <Text>{view.text}</Text>
          <Text tone="soft">{texts.hint}</Text>
        </Stack>
        <RadioGroup
          legend={texts.reason}
          value={reason}
          options={reportReasons.map((value) => ({ value, label: texts[`reason.${value}`] }))}
          onChange={setReason}
        />
        {isTried && reason === null && (
          <Notice tone="danger" role="alert">
            {texts.reasonMissing}
          </Notice>
        )}
        <TextArea
          label={texts.text}
          optional
          hint={texts.textHint.replace('{{most}}', `${MAX_REPORT_TEXT}`)}
          maxLength={MAX_REPORT_TEXT}
          value={text}
          onChange={setText}
        />
        {view.failure !== null && (
          <Notice tone="danger" role="alert">
            {view.failure}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
