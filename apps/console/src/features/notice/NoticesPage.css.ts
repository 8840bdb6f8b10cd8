import { sprinkles } from '@compute-mall/ui/sprinkles'

export const unread = sprinkles({ fontWeight: 'bold' })
export const text = sprinkles({ display: 'block', color: 'soft', fontWeight: 'regular' })
