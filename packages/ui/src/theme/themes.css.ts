import { createGlobalTheme } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { defaultTheme } from './default.theme.ts'

createGlobalTheme(':root', vars, defaultTheme)
