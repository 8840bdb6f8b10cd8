import { run } from './command.mjs'

/**
 * Runs npm: the one that started this process, if one did.
 * @param {readonly string[]} args
 */
export const npm = (args) => {
  const self = process.env.npm_execpath
  if (self) return run(process.execPath, [self, ...args])
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}
