import { execFileSync } from 'node:child_process'
import { projectNode, root, SOURCE_FLAG } from '../../tools/src/run/machine.mjs'

/** What support sees of a recorded session: its charts in their order, and how many of them do the same today. */
export const replayed = (file: string): { readonly charts: readonly string[]; readonly same: number } => {
  const command = [SOURCE_FLAG, 'tools/src/replay/main.ts', file]
  const told = execFileSync(projectNode(), command, { cwd: root, encoding: 'utf8' })
  return {
    charts: [...told.matchAll(/^([\w-]+), begun /gm)].flatMap(([, chart]) => chart ?? []),
    same: told.split('The chart of today does the same.').length - 1,
  }
}
