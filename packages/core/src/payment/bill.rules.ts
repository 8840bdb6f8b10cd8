import { compare, type Money, totalOf } from '../money/index.ts'
import { DAY_MS, HOUR_MS, type Milliseconds, PLATFORM_OFFSET_MS, platformDay } from '../time/index.ts'
import type { BillEntryKind, BillSums } from './bill.codec.ts'
import type { BillDay, DifferenceKind } from './billList.codec.ts'

/** Days that are compared by themselves, yesterday the latest. */
const BILL_DAYS = 7
/** A day is compared by itself so long after its end: what happened in its last minute has been told by then. */
const BILL_DELAY_MS = HOUR_MS

/** One entry of a day as one side has it. Amounts are above zero for refunds too; `at` is that side's own moment. */
export interface BillEntry {
  readonly kind: BillEntryKind
  /** The provider's number of a payment, ours of a refund: unique with the kind. */
  readonly transactionNo: string
  readonly amount: Money
  readonly at: string
}

/** An entry by which the two sides differ. */
export interface Difference<Theirs extends BillEntry, Ours extends BillEntry> {
  readonly kind: DifferenceKind
  readonly theirs: Theirs | null
  readonly ours: Ours | null
}

/** What comparing a bill gives: the sums of both sides, and each entry by which they differ. */
export interface Comparison<Theirs extends BillEntry, Ours extends BillEntry> {
  readonly theirs: BillSums
  readonly ours: BillSums
  readonly differences: readonly Difference<Theirs, Ours>[]
}

/** The instants between which a day of the platform lies. */
export const billBounds = (day: BillDay): { readonly from: Milliseconds; readonly until: Milliseconds } => {
  const from = Date.parse(`${day}T00:00:00Z`) - PLATFORM_OFFSET_MS
  return { from, until: from + DAY_MS }
}

/** Whether a day is over, so that its bill is whole. */
export const isBillDue = (day: BillDay, now: Milliseconds): boolean => day < platformDay(now)

/** The days that are compared by themselves, the earliest first. */
export const billDays = (now: Milliseconds): readonly BillDay[] =>
  Array.from({ length: BILL_DAYS }, (_, index) =>
    platformDay(now - BILL_DELAY_MS - (BILL_DAYS - index) * DAY_MS),
  )

const keyOf = ({ kind, transactionNo }: BillEntry): string => `${kind} ${transactionNo}`

/** What entries come to. */
export const billSums = (entries: readonly BillEntry[]): BillSums => {
  const sumOf = (kind: BillEntryKind) =>
    totalOf(entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount))
  return { count: entries.length, paid: sumOf('payment'), refunded: sumOf('refund') }
}

/**
 * Compares a provider's bill of a day with our entries (test F7). The two sides have clocks of their own: an entry of
 * ours that stands in the bill counts for its day whatever our clock said, and one that does not is missing there only
 * if its moment lies in the day.
 * @param bill every entry that the provider has of the day
 * @param entries ours of the day, and those of any day that the bill names
 */
export const compareBill = <Theirs extends BillEntry, Ours extends BillEntry>(
  day: BillDay,
  bill: readonly Theirs[],
  entries: readonly Ours[],
): Comparison<Theirs, Ours> => {
  const left = new Map(entries.map((entry) => [keyOf(entry), entry]))
  const found: Ours[] = []
  const differences: Difference<Theirs, Ours>[] = []
  for (const theirs of bill) {
    const ours = left.get(keyOf(theirs))
    if (ours === undefined) differences.push({ kind: 'missingHere', theirs, ours: null })
    else {
      // Each serves once: a line that the bill has twice is missing here.
      left.delete(keyOf(theirs))
      found.push(ours)
      if (compare(theirs.amount, ours.amount) !== 0) differences.push({ kind: 'amount', theirs, ours })
    }
  }
  const unknown = [...left.values()].filter(({ at }) => platformDay(Date.parse(at)) === day)
  for (const ours of unknown) differences.push({ kind: 'missingThere', theirs: null, ours })
  return { theirs: billSums(bill), ours: billSums([...found, ...unknown]), differences }
}
