export { teamMessages as messages } from '@compute-mall/core/team'
