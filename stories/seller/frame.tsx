import type {} from '@compute-mall/seller/texts.ts'

export { inDesk, onPhone } from '../desk/desk.tsx'
