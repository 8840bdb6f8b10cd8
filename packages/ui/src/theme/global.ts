import './themes.css.ts'
import './global.css.ts'
