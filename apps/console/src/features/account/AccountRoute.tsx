import { AccountPage } from './AccountPage.tsx'
import { useAccount } from './useAccount.ts'

export { loader } from './useAccount.ts'

export const Component = () => <AccountPage {...useAccount()} />
