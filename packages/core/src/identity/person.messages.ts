import type { Language } from '../codec/index.ts'
import { messages } from '../messages/index.ts'
import { roleKeyOf } from './people.rules.ts'

/** What operations call the fields of an account, its roles and states: in lists, and in their exports. */
export const personMessages = messages({
  zh: {
    name: '用户名',
    kind: '账号类型',
    'kind.common': '客户',
    'kind.manager': '后台人员',
    roles: '角色',
    'role.superadmin': '超级管理员',
    'role.operateadmin': '管理员',
    'role.operator': '运营',
    'role.market': '市场',
    'role.contracter': '合同',
    'role.maintenance': '运维',
    'role.operateBusiness': '运营商务',
    'role.legal': '法务',
    'role.financial': '财务',
    'role.salesBusiness': '销售商务',
    'role.saler': '销售',
    'role.admin': '管理权限',
    'role.assistant': '运营协助',
    'role.common': '客户',
    'role.leader': '团队负责人',
    'role.member': '团队成员',
    'role.agent': '代理商',
    'role.salerMaster': '销售主管',
    'role.salerCluster': '算力中心销售',
    state: '状态',
    'state.active': '正常',
    'state.disabled': '已停用',
    phone: '手机号',
    createTime: '注册时间',
    userId: '用户编号',
  },
  en: {
    name: 'User name',
    kind: 'Kind of account',
    'kind.common': 'Customers',
    'kind.manager': 'Back office',
    roles: 'Roles',
    'role.superadmin': 'Super administrator',
    'role.operateadmin': 'Administrator',
    'role.operator': 'Operations',
    'role.market': 'Marketing',
    'role.contracter': 'Contracts',
    'role.maintenance': 'Maintenance',
    'role.operateBusiness': 'Business operations',
    'role.legal': 'Legal',
    'role.financial': 'Finance',
    'role.salesBusiness': 'Sales business',
    'role.saler': 'Sales',
    'role.admin': 'Administration',
    'role.assistant': 'Operations support',
    'role.common': 'Customer',
    'role.leader': 'Team leader',
    'role.member': 'Team member',
    'role.agent': 'Agent',
    'role.salerMaster': 'Head of sales',
    'role.salerCluster': 'Centre sales',
    state: 'Status',
    'state.active': 'Active',
    'state.disabled': 'Disabled',
    phone: 'Phone number',
    createTime: 'Registered',
    userId: 'User id',
  },
})

/** What a role or role id is called; one that has no name keeps its code. */
export const roleName = (code: string, language: Language): string => {
  const key = roleKeyOf(code)
  return key === null ? code : personMessages[language][key]
}
