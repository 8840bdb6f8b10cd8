import { DAY_MS, HOUR_MS, platformDay } from '@compute-mall/core/time'
import { type Offer, open, payFromFund, place, type Trx } from './sale.ts'

/** An hour before the day ends in the platform's zone, or what is left of it. */
const laterToday = (now: Date): Date => {
  const midnight = Date.parse(`${platformDay(now.getTime())}T00:00:00+08:00`) + DAY_MS
  return new Date(Math.max(midnight - HOUR_MS, (now.getTime() + midnight) / 2))
}

const monthBefore = (end: Date): Date => {
  const begin = new Date(end)
  begin.setUTCMonth(begin.getUTCMonth() - 1)
  return begin
}

/** Resources of the demonstration's buyer that were rented for a month: one ends in seven days, one today. */
export const seedEndings = async (trx: Trx, now: Date, offers: readonly Offer[]): Promise<void> => {
  const ends = [new Date(now.getTime() + 7 * DAY_MS), laterToday(now)]
  for (const [index, offer] of offers.entries()) {
    const end = ends[index]
    if (end === undefined) return
    const at = monthBefore(end)
    const order = await place(trx, offer, { key: `seed-ending-${index}`, at })
    await payFromFund(trx, order, at)
    await open(trx, order, at, end)
  }
}
