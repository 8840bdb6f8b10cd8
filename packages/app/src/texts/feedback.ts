export { feedbackMessages as messages } from '@compute-mall/core/feedback'
