import { cleanNumber } from '@compute-mall/core/codec'
import { isRedLetterNumber } from '@compute-mall/core/invoice'
import { formatMoney, type Money } from '@compute-mall/core/money'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Dialog, TextField } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface RedLetterDialogProps {
  /** What it corrects. */
  readonly amount: Money
  readonly busy: boolean
  readonly onClose: () => void
  readonly onNote: (redNumber: string) => void
}

/** Asks for the number of the red-letter invoice that was issued for what came back. */
export const RedLetterDialog = ({ amount, busy, onClose, onNote }: RedLetterDialogProps) => {
  const { t } = useTranslation('invoice')
  const [redNumber, setRedNumber] = useState('')
  const [isTried, setTried] = useState(false)
  const isRight = isRedLetterNumber(redNumber)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('correct')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => {
              setTried(true)
              if (isRight) onNote(cleanNumber(redNumber))
            }}
          >
            {t('correct')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t('correctText', { amount: formatMoney(amount) })}</Text>
        <TextField
          label={t('redNumber')}
          clean={cleanNumber}
          required
          inputMode="numeric"
          value={redNumber}
          onChange={setRedNumber}
          error={isTried && !isRight ? t('redNumberWrong') : undefined}
        />
      </Stack>
    </Dialog>
  )
}
