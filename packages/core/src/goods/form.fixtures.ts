import type { GoodsForm } from './form.codec.ts'
import { emptyGoodsForm } from './form.read.ts'

/** Software in two versions, ready to be handed in; the monthly price of the first can be tried. */
export const softwareForm: GoodsForm = {
  ...emptyGoodsForm('software'),
  classification: {
    category: 'cfd',
    industry: ['aerospace'],
    resource: ['cpu'],
    delivery: ['licence'],
    spec: [],
  },
  name: { zh: '云帆流体求解器', en: 'Yunfan Flow Solver' },
  summary: { zh: '面向航空外流场的可压缩求解器', en: 'Compressible solver for external aerodynamics' },
  description: [
    {
      zh: '支持千核并行，附带十二个验证算例。',
      en: 'Runs on a thousand cores and comes with twelve validation cases.',
    },
  ],
  tags: [{ zh: '流体', en: 'CFD' }],
  figures: ['1000 cores'],
  specifications: [
    {
      code: 'edition',
      name: { zh: '版本', en: 'Edition' },
      values: [
        { code: 'standard', name: { zh: '标准版', en: 'Standard' } },
        { code: 'research', name: { zh: '科研版', en: 'Research' } },
      ],
    },
  ],
  params: [{ name: { zh: '架构', en: 'Architecture' }, value: { zh: 'x86', en: 'x86' } }],
  skus: [
    {
      id: '',
      sn: 'YF-S',
      specificationValues: { edition: 'standard' },
      pricing: [
        {
          id: '',
          price: '1200.00',
          sourcePrice: '1500.00',
          billingType: 'MONTH',
          unit: 'month',
          duration: 1,
        },
        { id: '', price: '0', sourcePrice: '0', billingType: 'TRIAL', unit: 'platformDay', duration: 7 },
      ],
      param: [],
      appPlatformUrl: 'https://yunfan.example.com',
      appInfoList: [],
      expiresAt: null,
      stock: [{ clusterId: '', capacity: 100 }],
    },
    {
      id: '',
      sn: 'YF-R',
      specificationValues: { edition: 'research' },
      pricing: [
        { id: '', price: '800.00', sourcePrice: '800.00', billingType: 'MONTH', unit: 'month', duration: 1 },
      ],
      param: [],
      appPlatformUrl: null,
      appInfoList: [],
      expiresAt: null,
      stock: [{ clusterId: '', capacity: 20 }],
    },
  ],
}
