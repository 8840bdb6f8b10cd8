import { sprinkles } from '@compute-mall/ui/sprinkles'

export const equivalent = sprinkles({ display: 'block', color: 'soft', fontSize: 'caption' })
