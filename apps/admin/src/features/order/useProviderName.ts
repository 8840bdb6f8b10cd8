import { PayMethod } from '@compute-mall/core/order'
import { PayChannel } from '@compute-mall/core/payment'
import { useTranslation } from 'react-i18next'

/** What the ledger writes for money that comes by bank; what comes online has its channel. */
const BANK = 'bank'
/** What it writes before the account that was paid from. */
const ACCOUNT = 'account:'

/** Names by whom money of the ledger came; one that has no name here keeps its own. */
export const useProviderName = () => {
  const { t } = useTranslation(['operations', 'order'])
  return (provider: string): string => {
    const account = provider.startsWith(ACCOUNT) ? provider.slice(ACCOUNT.length) : ''
    if (PayMethod.is(account)) return t(`order:payMethod.${account}`)
    return provider === BANK || PayChannel.is(provider) ? t(`channel.${provider}`) : provider
  }
}
