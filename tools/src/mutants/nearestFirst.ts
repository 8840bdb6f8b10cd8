import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The first test that notices a fault ends its run, so those beside the planted file come first, and whole scenarios,
 * which notice much and take long, last.
 */
export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [planted = ''] = [this.ctx.config.related ?? []].flat().map((file) => basename(file, '.ts'))
    const distance = ({ moduleId }: TestSpecification) => {
      const name = basename(moduleId)
      if (planted !== '' && name.startsWith(`${planted}.`)) return 0
      return name.includes('.scenario.') ? 2 : 1
    }
    return files.toSorted((a, b) => distance(a) - distance(b))
  }
}
