import type { FullProject, TestInfo } from '@playwright/test'

/** @returns how often a journey runs at most: each repetition of it, and each of those once more where it failed */
export const attemptsOf = ({ repeatEach, retries }: Pick<FullProject, 'repeatEach' | 'retries'>): number =>
  repeatEach * (retries + 1)

/** @returns which of them this is, from 0 */
export const attemptOf = ({ project, repeatEachIndex, retry }: TestInfo): number =>
  repeatEachIndex * (project.retries + 1) + retry
