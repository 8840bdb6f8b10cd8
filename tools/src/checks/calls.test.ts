import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@compute-mall/core/contract'
import { expect, it } from 'vitest'
import { root } from '../run/machine.mjs'

/** The calls that no page makes, with the reason of each. */
const page = readFileSync(join(root, 'docs/decisions/0032-calls-without-a-page.md'), 'utf8')
const explained = [...page.matchAll(/^\| `([\w.]+)` \| \S/gm)].map(([, call = '']) => call)

/** Where pages, their machines and the terminal ask the server. */
const callers = [
  ...['acm', 'admin', 'console', 'mall', 'seller', 'terminal'].map((app) => `apps/${app}/src`),
  ...['app', 'browser', 'react', 'core'].map((name) => `packages/${name}/src`),
]

const sources = callers.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/(^|\/)testing\/|\.(test|testing|fixtures|endpoints)\./.test(file),
    )
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
)

it('[R7.06] every call of the contract is made by a page, or the docs say why not', () => {
  const text = sources.join('\n')
  const unused = Object.entries(contract).flatMap(([module, calls]) =>
    Object.keys(calls)
      .filter((call) => !new RegExp(`\\b${module}\\s*\\.${call}\\b`).test(text))
      .map((call) => `${module}.${call}`),
  )
  // An actor calls it by a shorter name of its module: `({ form: calls }) => calls.saveDraft`.
  // The review desk calls them of the module that it reviews: `calls.approve`.
  const ofReviews = ['approve', 'claim', 'reject', 'release'].filter((call) =>
    text.includes(`calls.${call}(`),
  )
  const renamed = ['form.saveDraft', ...ofReviews.flatMap((call) => [`goods.${call}`, `settlement.${call}`])]
  expect(unused.filter((call) => !renamed.includes(call)).toSorted()).toEqual(explained.toSorted())
})
