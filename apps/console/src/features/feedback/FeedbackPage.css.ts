import { sprinkles } from '@compute-mall/ui/sprinkles'

export const words = sprinkles({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
