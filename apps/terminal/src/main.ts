import { parseArgs } from 'node:util'
import { serve } from './commands.ts'
import { createDialogue } from './dialogue.ts'
import { openMall } from './mall.ts'

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:8080' },
    language: { type: 'string', default: 'zh' },
  },
})
const dialogue = createDialogue(process.stdin, process.stdout)
await serve(openMall(new URL(values.origin).origin, values.language.includes('en') ? 'en' : 'zh', dialogue))
dialogue.end()
