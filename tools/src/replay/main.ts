import { readFile } from 'node:fs/promises'
import { decode } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import { Recording } from '@compute-mall/core/replay'
import { charts } from '../docs/charts.ts'
import { told } from './told.ts'

/** `npm run replay -- recording.json`: what happened to a chart, see docs/replay.md. */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file of the recording: npm run replay -- recording.json')
const recording = decode(Recording)(JSON.parse(await readFile(file, 'utf8')))
if (E.isLeft(recording)) {
  console.error(`${file} is no recording of this version: ${JSON.stringify(recording.left[0])}`)
  process.exitCode = 1
} else {
  const { chart } = recording.right
  const machine = (await charts()).find((each) => each.machine.id === chart)?.machine
  if (machine) console.log(told(machine, recording.right))
  else {
    console.error(`There is no chart '${chart}'.`)
    process.exitCode = 1
  }
}
