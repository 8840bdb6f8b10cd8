export const FLAKY = 'flaky: '

/** What a failure says first, and the seed of a property, which stands in its second line. */
const brief = /** @param {{ message: string }} error */ ({ message }) =>
  message.split('\n').slice(0, 2).join(' ').trim()

/** A reporter for vitest that names what passed on a second try alone, and what its first one said. */
export default class FlakyReporter {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    const said = test.result().errors?.map(brief) ?? []
    console.log(`${FLAKY}${[`${test.module.relativeModuleId} > ${test.fullName}`, ...said].join(': ')}`)
  }
}
