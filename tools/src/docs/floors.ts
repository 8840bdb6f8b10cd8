import { coreFloors, serverFloors } from '../floors/plan.ts'
import { floorRules } from '../floors/rules.ts'
import { code, type Page, page, table } from './page.ts'

/** The floor plan in words. */
export const floors = (): Page =>
  page(
    'floors.md',
    'Floors',
    'Imports only go down. `npm test` checks these rules, and proves by planted breaches that each can fail.',
    '## The core, from the top',
    table(
      ['Floor', 'Modules'],
      coreFloors.map((modules, floor) => [String(floor + 1), modules.map(code).join(', ')]).reverse(),
    ),
    '## The server, from the top',
    '`platform` is below its modules; `modules.ts`, `subscriptions.ts` and `start.ts` are above them.',
    table(
      ['Floor', 'Modules'],
      serverFloors.map((modules, floor) => [String(floor + 1), modules.map(code).join(', ')]).reverse(),
    ),
    '## Rules',
    table(
      ['Rule', 'What it says'],
      floorRules.map(({ name, comment }) => [code(name), comment]),
    ),
  )
