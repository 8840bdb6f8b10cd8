import type { Bought } from '@compute-mall/core/payment'
import { useLanguage } from '@compute-mall/ui/text'

/** What the money is for, each thing in a line. */
export const BoughtList = ({ bought }: { readonly bought: readonly Bought[] }) => {
  const { inLanguage } = useLanguage()
  return bought.map(({ name, amount }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move.
    <p key={index}>{`${inLanguage(name)} ×${amount}`}</p>
  ))
}
