import { readFile } from 'node:fs/promises'
import { charts } from '../docs/charts.ts'
import { toldAll } from './told.ts'

/** `npm run replay -- recording.json`: what happened to a chart, or to all of a session; see docs/replay.md. */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file of the recording: npm run replay -- recording.json')
const machines = (await charts()).map(({ machine }) => machine)
const { text, isSame } = toldAll(machines, JSON.parse(await readFile(file, 'utf8')))
console.log(text)
if (!isSame) process.exitCode = 1
