export { type BucketConfig, type Config, type DatabaseConfig, readConfig, type VaultKeys } from './config.ts'
