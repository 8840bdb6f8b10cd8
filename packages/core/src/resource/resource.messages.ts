import { messages } from '../messages/index.ts'

/** Words for the codes of resources (R1.02, R3.09). */
export const resourceMessages = messages({
  zh: {
    'availability.1': '充足',
    'availability.2': '紧张',
    'availability.3': '即将售罄',
    'availability.4': '已售罄',
    'type.cpu': 'CPU',
    'type.gpu': 'GPU',
    'type.dcu': 'DCU',
    'type.storage': '存储',
    'type.bareCpu': '裸金属 CPU',
    'type.bareGpu': '裸金属 GPU',
    'type.bareDcu': '裸金属 DCU',
    center: '计算中心',
    region: '区域',
    scheduler: '调度器',
    containers: '支持容器服务',
  },
  en: {
    'availability.1': 'Sufficient',
    'availability.2': 'Tight',
    'availability.3': 'Nearly sold out',
    'availability.4': 'Sold out',
    'type.cpu': 'CPU',
    'type.gpu': 'GPU',
    'type.dcu': 'DCU',
    'type.storage': 'Storage',
    'type.bareCpu': 'Bare-metal CPU',
    'type.bareGpu': 'Bare-metal GPU',
    'type.bareDcu': 'Bare-metal DCU',
    center: 'Computing centre',
    region: 'Region',
    scheduler: 'Scheduler',
    containers: 'Container service',
  },
})
