import { execFileSync } from 'node:child_process'

/** @returns the value below which a share of the values lies, e.g. 0.95 of them */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN

/** @returns what a process holds in memory now, in KiB */
export const residentKiB = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim())
