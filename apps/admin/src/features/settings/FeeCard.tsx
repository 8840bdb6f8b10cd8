import { type FeeRateChange, feeRateText, rateOfPercent } from '@compute-mall/core/site'
import { formatInstant } from '@compute-mall/core/time'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Card, TextField } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface FeeCardProps {
  readonly rates: readonly FeeRateChange[]
  readonly mayChange: boolean
  readonly busy: boolean
  readonly onSave: (rate: string) => void
}

/** Rates so far that are shown. */
const SHOWN = 5

/** What the platform keeps of each sale, and since when (W18). */
export const FeeCard = ({ rates, mayChange, busy, onSave }: FeeCardProps) => {
  const { t } = useTranslation('platform')
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const rate = rateOfPercent(typed)
  const save = () => {
    setTried(true)
    if (rate !== null) onSave(rate)
  }
  return (
    <Card title={t('fee')} padding="medium">
      <Stack>
        <Text weight="medium">{t('rateNow', { rate: feeRateText(rates.at(-1)?.rate ?? '0') })}</Text>
        <Text tone="soft">{t('feeText')}</Text>
        {rates.length > 0 && (
          <Stack as="ul" gap={1} aria-label={t('feeHistory')}>
            {rates
              .slice(-SHOWN)
              .toReversed()
              .map(({ rate: known, from }) => (
                <li key={from}>
                  {t('rateSince', { rate: feeRateText(known), at: formatInstant(from, language) })}
                </li>
              ))}
          </Stack>
        )}
        {mayChange && (
          <>
            <TextField
              label={t('rate')}
              inputMode="decimal"
              value={typed}
              onChange={setTyped}
              error={isTried && rate === null ? t('rateWrong') : undefined}
            />
            <div>
              <Button variant="primary" busy={busy} onClick={save} aria-label={`${t('save')} ${t('fee')}`}>
                {t('save')}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  )
}
