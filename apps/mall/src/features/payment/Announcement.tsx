import type { PaymentView } from '@compute-mall/core/payment'
import { useSay } from '@compute-mall/ui/text'
import { visuallyHidden } from '@compute-mall/ui/theme'

/** Says what the page shows to those who do not see it; it outlives the code, so that its end is heard too. */
export const Announcement = ({ view: { announcement } }: { readonly view: PaymentView }) => {
  const say = useSay()
  return (
    <p className={visuallyHidden} role="status">
      {announcement !== null && say(announcement)}
    </p>
  )
}
