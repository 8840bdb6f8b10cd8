import { messages } from '../messages/index.ts'

/** Prepared sentences for the reasons of a refusal, which a reviewer puts in and changes (width 2.6). */
export const preparedMessages = messages({
  zh: {
    blurred: '图片模糊或反光，文字无法辨认，请在光线充足处重新拍摄。',
    cutOff: '图片不完整，请上传四角齐全、无遮挡的原件照片。',
    otherName: '名称与证件上的名称不一致，请按证件填写。',
    otherNumber: '号码与证件上的号码不一致，请核对后重新填写。',
    otherPrice: '价格与说明中的价格不一致，请核对后统一。',
    licenceEnded: '证件已超过有效期，请上传新的证件。',
    offerEnded: '所述活动或优惠已结束，请删除或更新。',
    tooShort: '内容过于简略，请写明规格、适用场景和交付方式。',
    partMissing: '缺少必要的资料，请补充后重新提交。',
    contactInside: '请删除联系方式和站外链接，客户可通过平台联系您。',
    forbiddenWords: '含有平台规定不得使用的词语，请修改。',
    noLicence: '该类商品需要相应的资质，请先上传资质证明。',
    superlative: '请勿使用“最好”“第一”等无法证实的用语。',
    unproven: '性能数据缺少依据，请注明测试条件或来源。',
  },
  en: {
    blurred:
      'The picture is blurred or reflects light, so its text cannot be read. Take it again in good light.',
    cutOff:
      'The picture is not complete. Upload a photo of the original with all four corners and nothing covered.',
    otherName: 'The name differs from the one on the certificate. Enter it as it stands there.',
    otherNumber: 'The number differs from the one on the certificate. Check it and enter it again.',
    otherPrice: 'The price differs from the one in the description. Check both and make them the same.',
    licenceEnded: 'The certificate is past its date. Upload the new one.',
    offerEnded: 'The event or discount that it names is over. Remove or update it.',
    tooShort: 'This says too little. Name the specifications, what it is for and how it is delivered.',
    partMissing: 'Something that is required is missing. Add it and submit again.',
    contactInside:
      'Remove contact details and links to other sites. Customers can reach you through the platform.',
    forbiddenWords: 'It has words that the rules of the platform do not allow. Change them.',
    noLicence: 'Goods of this kind need a licence. Upload it first.',
    superlative: 'Do not use words that cannot be verified, such as “best” or “number one”.',
    unproven:
      'The performance figures lack a source. Name the conditions of the test or where they come from.',
  },
})
