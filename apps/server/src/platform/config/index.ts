export { type Config, type DatabaseConfig, readConfig } from './config.ts'
