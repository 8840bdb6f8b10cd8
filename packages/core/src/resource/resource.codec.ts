import * as t from 'io-ts'
import { Count, Id, OneOf, Personal, Words } from '../codec/index.ts'
import { AVAILABILITY } from './availability.ts'

/** 1 sufficient, 2 tight, 3 nearly sold out, 4 sold out (R3.09). */
export const Availability = t.union(
  [
    t.literal(AVAILABILITY.sufficient),
    t.literal(AVAILABILITY.tight),
    t.literal(AVAILABILITY.nearlySoldOut),
    t.literal(AVAILABILITY.soldOut),
  ],
  'Availability',
)
export type Availability = t.TypeOf<typeof Availability>

/** Resource types of compute goods (spec section 3: cpu, gpu, dcu, plus bare-metal variants). */
export const ResourceType = OneOf('ResourceType', [
  'cpu',
  'gpu',
  'dcu',
  'storage',
  'bareCpu',
  'bareGpu',
  'bareDcu',
])
export type ResourceType = t.TypeOf<typeof ResourceType>

/** A computing centre (算力中心) and its region. */
export const Cluster = t.readonly(
  t.type({
    clusterId: Id,
    siteCode: t.string,
    centerName: Words,
    /** Code of the region, e.g. `east`; its words are `regionName`. */
    region: t.string,
    regionName: Words,
    resourceTypes: t.readonlyArray(ResourceType),
    k8sEnabled: t.boolean,
    availability: Availability,
  }),
  'Cluster',
)
export type Cluster = t.TypeOf<typeof Cluster>

/** Where a user's files lie in one centre (spec section 7, queryMultiClusterAccessPath). */
export const AccessPath = t.readonly(
  t.type({
    clusterId: Id,
    centerName: Words,
    clusterUserName: Personal('name', t.string),
    /** e.g. `/public/home/leader01`. */
    accessPath: t.string,
  }),
  'AccessPath',
)
export type AccessPath = t.TypeOf<typeof AccessPath>

/** The part of a centre in which application packages are tried before they are sold (spec section 7, apptestareadetail). */
export const TestArea = t.readonly(
  t.type({
    clusterId: Id,
    centerName: Words,
    /** The scheduler's queue that takes the tests. */
    queue: t.string,
    maxCores: Count,
    /** The most that one test may take, in hours. */
    maxHours: Count,
  }),
  'TestArea',
)
export type TestArea = t.TypeOf<typeof TestArea>
