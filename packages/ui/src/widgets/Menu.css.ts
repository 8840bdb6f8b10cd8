import { sprinkles } from '../sprinkles/index.ts'

export const danger = sprinkles({ color: 'danger' })
