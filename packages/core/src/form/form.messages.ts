import { messages } from '../messages/index.ts'

/** Texts that every form with a draft shares. */
export const formMessages = messages({
  zh: {
    'draft.dirty': '有未保存的修改',
    'draft.saving': '正在保存草稿…',
    'draft.saved': '草稿已保存 {{at}}',
    'draft.failed': '草稿暂时无法保存，将自动重试',
    'draft.conflict': '草稿已在其他窗口更新',
    keepMine: '保留我的修改',
    takeTheirs: '使用其他窗口的内容',
    compare: '查看差异',
    summary_other: '有 {{count}} 处需要修改',
    submitting: '正在提交…',
    confirming: '正在确认提交结果…',
    unconfirmed: '暂未确认是否提交成功，正在重新查询',
    recheck: '立即查询',
  },
  en: {
    'draft.dirty': 'Not saved yet',
    'draft.saving': 'Saving the draft…',
    'draft.saved': 'Draft saved {{at}}',
    'draft.failed': 'The draft could not be saved. It is tried again by itself.',
    'draft.conflict': 'The draft was changed in another window',
    keepMine: 'Keep my changes',
    takeTheirs: 'Use those of the other window',
    compare: 'Show the difference',
    summary_one: '{{count}} thing to mend',
    summary_other: '{{count}} things to mend',
    submitting: 'Submitting…',
    confirming: 'Asking whether it was submitted…',
    unconfirmed: 'We do not know yet whether it was submitted and are asking again',
    recheck: 'Ask now',
  },
})
