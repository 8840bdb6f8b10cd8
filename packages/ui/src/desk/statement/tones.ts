import type { StatementLineKind, StatementStatus } from '@compute-mall/core/statement'
import type { Tone } from '../../parts/index.ts'

export const statementTones: Readonly<Record<StatementStatus, Tone>> = {
  open: 'neutral',
  closed: 'warn',
  confirmed: 'info',
  disputed: 'danger',
  paid: 'success',
}

export const lineTones: Readonly<Record<StatementLineKind, Tone>> = {
  sale: 'success',
  gift: 'success',
  refund: 'warn',
  adjustment: 'info',
}
