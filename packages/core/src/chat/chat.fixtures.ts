import type {
  ChatBackground,
  ChatGoods,
  ChatListItem,
  ChatMessage,
  ChatOrder,
  ChatUserInfo,
  MessageListFrame,
  Reminders,
  StaffConversation,
} from './chat.codec.ts'

/** The question with which the sample conversation begins. */
export const question: ChatMessage = {
  id: 'm-1',
  clientId: 'client-message-0001',
  side: 'customer',
  isMine: true,
  senderName: 'leader',
  text: '您好，A800 八卡机包月可以开专票吗？',
  skuId: 'sku-a800-8',
  sequence: 1,
  revision: 1,
  sentTime: '2026-11-21T11:50:00.000Z',
  editedTime: null,
  isAutomatic: false,
}

/** Its answer, changed once. */
export const answer: ChatMessage = {
  id: 'm-2',
  clientId: 'client-message-0002',
  side: 'staff',
  isMine: false,
  senderName: '平台客服',
  text: '可以的，支付后在“费用-发票”里申请，3 个工作日内开具。',
  skuId: null,
  sequence: 2,
  revision: 3,
  sentTime: '2026-11-21T11:51:00.000Z',
  editedTime: '2026-11-21T11:51:30.000Z',
  isAutomatic: false,
}

/** The sample conversation as the server tells it to a customer who has read nothing. */
export const messageList: MessageListFrame = {
  type: 'messageList',
  conversationId: 'c-1',
  shopId: '1001',
  epoch: 7,
  from: 0,
  sequence: 3,
  reload: true,
  more: false,
  read: 0,
  messageList: [question, answer],
}

export const chatListItem: ChatListItem = {
  conversationId: 'c-1',
  unread: 1,
  shopId: '1001',
  lastTime: '2026-11-21T11:51:00.000Z',
  lastMessage: answer.text,
  popRemind: 1,
  shopInfo: {
    shopName: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' },
    id: '1001',
    logoUrl: null,
  },
}

export const reminders: Reminders = { userUnread: 1, messagePoList: [chatListItem] }

export const staffConversation: StaffConversation = {
  conversationId: 'c-1',
  customerId: 'u-leader',
  customerName: 'leader',
  unread: 1,
  lastTime: '2026-11-21T11:50:00.000Z',
  lastMessage: question.text,
  isUnanswered: true,
  isDone: false,
  claimedBy: null,
  claimedByName: null,
  linkedName: null,
}

export const chatUserInfo: ChatUserInfo = {
  userName: 'leader',
  userLabel: '已签约',
  salerFullName: null,
  stated: [],
  createTime: '2025-03-01T09:00:00.000+08:00',
  clusterDetail: ['华东一区（昆山）算力中心 leader01'],
  isLeader: true,
  groupUsersInfos: ['leader', 'member'],
  groupNameList: ['计算材料课题组'],
}

const ordered: ChatOrder = {
  lineId: 'line-storage',
  orderNo: '202611200000000002',
  goodsId: 'g-storage',
  skuId: 'sku-storage',
  name: { zh: '并行文件存储', en: 'Parallel file storage' },
  status: 'unpaid',
  refund: null,
  provision: 'pending',
  createTime: '2026-11-20T08:00:00.000Z',
}
const asked: ChatGoods = {
  skuId: 'sku-a800-8',
  goodsId: 'g-a800',
  name: { zh: 'A800 八卡整机', en: 'A800 whole machine, 8 cards' },
}

/** What the customer of the sample conversation ordered from the shop and asked about, the latest first. */
export const background = {
  orders: [
    ordered,
    {
      ...ordered,
      ...asked,
      lineId: 'line-a800',
      orderNo: '202611180000000001',
      status: 'paid',
      provision: 'open',
      createTime: '2026-11-18T08:00:00.000Z',
    },
  ],
  goods: [asked],
} as const satisfies ChatBackground
