export { chatMessages as messages } from '@compute-mall/core/chat'
