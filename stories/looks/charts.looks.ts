import { drawInLooks } from './looks.ts'

drawInLooks(import.meta.glob('../charts/**/*.stories.tsx', { eager: true }), { quoted: true })
