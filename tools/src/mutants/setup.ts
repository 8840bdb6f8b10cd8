import fc from 'fast-check'

/** A mutant is run against as few generated cases as notice it; each run of npm test tries the full number. */
fc.configureGlobal({ numRuns: 20 })
