export {
  type BucketConfig,
  type Config,
  type DatabaseConfig,
  readConfig,
  type SmtpConfig,
  type VaultKeys,
} from './config.ts'
