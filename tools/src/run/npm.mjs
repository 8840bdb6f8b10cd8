import { run } from './command.mjs'

/**
 * Runs npm: the one that started this process, if one did.
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string }} [options]
 */
export const npm = (args, options) => {
  const self = process.env.npm_execpath
  if (self) return run(process.execPath, [self, ...args], options)
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options)
}
