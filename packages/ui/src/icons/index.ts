export * from './icons.ts'
export { categoryIcon, type Icon, isKindCode, kindIcon } from './kindIcon.ts'
export { LogoMark } from './LogoMark.tsx'
