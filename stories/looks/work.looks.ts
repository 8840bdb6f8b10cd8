import { drawInLooks } from './looks.ts'

drawInLooks(import.meta.glob('../{admin,console,desk,seller}/**/*.stories.tsx', { eager: true }))
