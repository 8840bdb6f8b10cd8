export * from './icons.ts'
export { type Icon, kindIcon } from './kindIcon.ts'
export { LogoMark } from './LogoMark.tsx'
