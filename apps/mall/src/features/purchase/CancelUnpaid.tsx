import { CancelUnpaidDialog } from './CancelUnpaidDialog.tsx'
import { type CancelUnpaidProps, useCancelUnpaid } from './useCancelUnpaid.ts'

/** The question and its call are a chunk of their own: few buyers ever meet an unpaid order. */
export const CancelUnpaid = (props: CancelUnpaidProps) => <CancelUnpaidDialog {...useCancelUnpaid(props)} />
