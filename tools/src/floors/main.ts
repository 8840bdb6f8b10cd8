import { checkFloors } from './cruise.ts'

const { breaches, files } = await checkFloors(process.cwd())
for (const { rule, from, sentence } of breaches) console.error(`${rule}: ${from} ${sentence}`)
console.log(`${files} files read, ${breaches.length} not on their floor.`)
if (breaches.length > 0) process.exitCode = 1
