import { parseArgs } from 'node:util'
import { languageOf } from '@compute-mall/core/http'
import { serve } from './commands.ts'
import { createDialogue } from './dialogue.ts'
import { openMall } from './mall.ts'
import { recordInto } from './record.ts'

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:8080' },
    language: { type: 'string', default: 'zh' },
    record: { type: 'string' },
  },
})
const dialogue = createDialogue(process.stdin, process.stdout)
const { origin } = new URL(values.origin)
await serve(openMall(origin, languageOf(values.language), dialogue, recordInto(values.record)))
dialogue.end()
