import './page.css'
import { begin } from './page.ts'
import { searchScreen } from './screens/search.ts'
import { language, say, text } from './texts.ts'

document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
document.title = text(say('title'))
begin(searchScreen)
