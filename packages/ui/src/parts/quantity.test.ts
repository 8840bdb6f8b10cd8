import { expect, it } from 'vitest'
import { fitQuantity, plainNumber, readDecimal, readQuantity } from './quantity.ts'

it.each([
  ['12', 12],
  ['１２', 12],
  [' 1,200 ', 1200],
  ['-3', -3],
  ['', null],
  ['1.5', null],
  ['1e3', null],
  ['二', null],
  ['9999999999999999', null],
])('[R5.09] reads %j as %j', (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity)
})

it.each([
  ['１０，０００．５', '10000.5'],
  [' 0.08 ', '0.08'],
  ['1e3', '1e3'],
])('[R5.09] takes %j for %j', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain)
})

it.each([
  [0, { quantity: 1, correction: 'raised' }],
  [1, { quantity: 1, correction: null }],
  [99_999_999, { quantity: 99_999_999, correction: null }],
  [100_000_000, { quantity: 99_999_999, correction: 'lowered' }],
])('[R9.01] fits %i into 1 to 99999999 and says how', (quantity, fitted) => {
  expect(fitQuantity(quantity, { minimum: 1, maximum: 99_999_999 })).toEqual(fitted)
})

it.each([
  ['12', 0, 12],
  ['12.345', 2, 12.34],
  ['１２．５', 1, 12.5],
  ['1,200.5', 0, 1200],
  ['-0.5', 1, -0.5],
  ['7.', 2, 7],
  ['.5', 1, null],
  ['1e3', 2, null],
  ['', 2, null],
])('[R5.09] reads %j with %i digits behind the point as %j', (typed, decimals, value) => {
  expect(readDecimal(typed, decimals)).toBe(value)
})
