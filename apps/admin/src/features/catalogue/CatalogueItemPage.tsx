import type { AuditLine } from '@compute-mall/core/audit'
import {
  type CatalogueDetail,
  type CatalogueItemView,
  type CatalogueUsage,
  CatalogueUse,
  catalogueItemView,
  type SpecificationForm,
} from '@compute-mall/core/resource'
import { changedFields } from '@compute-mall/core/review'
import { withColon } from '@compute-mall/core/text'
import { formatInstant } from '@compute-mall/core/time'
import { DetailPage, type TimelineEvent } from '@compute-mall/ui/desk/detail'
import { type Action, ActionButton, type LoadState } from '@compute-mall/ui/desk/page'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Card, Notice, Tag } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { DisableDialog } from './DisableDialog.tsx'
import { SpecificationDialog } from './SpecificationDialog.tsx'
import { statusTones, useTones } from './tones.ts'

export interface CatalogueItemPageProps {
  readonly view: {
    readonly state: LoadState<CatalogueDetail>
    readonly roles: ReadonlySet<string>
    readonly busy: boolean
    /** What is asked before it is done. */
    readonly asking: 'disable' | 'specification' | null
  }
  readonly links: {
    readonly catalogue: string
    readonly edit: string
    readonly goods: (goodsId: string) => string
  }
  readonly commands: {
    readonly retry: () => void
    readonly ask: (what: 'disable' | 'specification' | null) => void
    readonly enable: () => void
    readonly disable: () => void
    readonly addSpecification: (form: SpecificationForm) => void
    readonly removeSpecification: (code: string) => void
  }
}

/** One resource of the catalogue: its specifications, the goods that offer it, and what was done to it (width 2.6). */
export const CatalogueItemPage = ({ view, links, commands }: CatalogueItemPageProps) => {
  const { t } = useTranslation(['catalogue', 'resource'])
  const { language } = useLanguage()
  const historyOf = useHistory()
  const { state, roles, busy, asking } = view
  const detail = state.kind === 'loaded' ? state.value : null
  const item = detail === null ? null : catalogueItemView(detail.row.item, roles)
  const number = item?.item.resourceNumber ?? ''
  const primary = usePrimary(item, view, commands)
  return (
    <>
      <DetailPage<CatalogueDetail>
        view={{
          head: {
            trail: [{ label: t('list'), to: links.catalogue }, { label: number }],
            title: item?.item.name[language] ?? t('item'),
            ...(item !== null && {
              tag: {
                label: t(`resource:catalogue.${item.item.status}`),
                tone: statusTones[item.item.status],
              },
            }),
            primary,
          },
          state,
          actions: [
            {
              key: 'edit',
              label: t('edit'),
              to: links.edit,
              disabledReason: item?.commands.add ? undefined : t('adminsOnly'),
            },
          ],
        }}
        commands={commands}
      >
        {({ row, usage, history }) => ({
          message: row.item.status === 'disabled' && row.usedBy > 0 && (
            <Notice tone="warn">{t('disabledNow')}</Notice>
          ),
          facts: {
            items: [
              { name: t('number'), value: row.item.resourceNumber },
              { name: t('type'), value: t(`resource:type.${row.item.resourceType}`) },
              { name: t('center'), value: row.centerName[language] },
              { name: t('nameZh'), value: row.item.name.zh },
              { name: t('nameEn'), value: row.item.name.en },
              { name: t('usedBy'), value: t('goodsCount', { count: row.usedBy }) },
            ],
          },
          children: (
            <>
              <Specifications item={catalogueItemView(row.item, roles)} busy={busy} commands={commands} />
              <Usage usage={usage} usedBy={row.usedBy} goods={links.goods} />
            </>
          ),
          timeline: history.map(historyOf),
        })}
      </DetailPage>
      {asking === 'disable' && detail !== null && (
        <DisableDialog
          number={number}
          usage={detail.usage}
          busy={busy}
          onDisable={commands.disable}
          onClose={() => commands.ask(null)}
        />
      )}
      {asking === 'specification' && item !== null && (
        <SpecificationDialog
          busy={busy}
          onAdd={commands.addSpecification}
          onClose={() => commands.ask(null)}
        />
      )}
    </>
  )
}

const usePrimary = (
  item: CatalogueItemView | null,
  { busy }: CatalogueItemPageProps['view'],
  { ask, enable }: CatalogueItemPageProps['commands'],
): Action => {
  const { t } = useTranslation('catalogue')
  if (item?.item.status === 'enabled')
    return {
      key: 'disable',
      label: t('disable'),
      danger: true,
      busy,
      disabledReason: item.commands.disable ? undefined : t('adminsOnly'),
      onPress: () => ask('disable'),
    }
  const reason = item?.commands.add ? t('specificationFirst') : t('adminsOnly')
  return {
    key: 'enable',
    label: t('enable'),
    busy,
    disabledReason: item?.commands.enable ? undefined : reason,
    onPress: enable,
  }
}

interface SpecificationsProps extends Pick<CatalogueItemPageProps, 'commands'> {
  readonly item: CatalogueItemView
  readonly busy: boolean
}

const Specifications = ({ item, busy, commands }: SpecificationsProps) => {
  const { t } = useTranslation('catalogue')
  const { language } = useLanguage()
  const mayChange = item.commands.add
  return (
    <Card title={t('specifications')} padding="medium">
      <Stack>
        {item.specifications.length === 0 && <Text tone="soft">{t('noSpecifications')}</Text>}
        <Stack as="ul" gap={2} aria-label={t('specifications')}>
          {item.specifications.map(({ specification: { code, name }, canRemove }) => (
            <Inline as="li" key={code} justify="between">
              <span>
                {name[language]} <Tag>{code}</Tag>
              </span>
              {mayChange && (
                <ActionButton
                  size="small"
                  action={{
                    key: code,
                    label: t('removeSpecification', { code }),
                    busy,
                    disabledReason: canRemove ? undefined : t('lastOne'),
                    onPress: () => commands.removeSpecification(code),
                  }}
                />
              )}
            </Inline>
          ))}
        </Stack>
        <div>
          <ActionButton
            action={{
              key: 'add',
              label: t('addSpecification'),
              disabledReason: mayChange ? undefined : t('adminsOnly'),
              onPress: () => commands.ask('specification'),
            }}
          />
        </div>
      </Stack>
    </Card>
  )
}

interface UsageProps {
  readonly usage: CatalogueUsage
  readonly usedBy: number
  readonly goods: (goodsId: string) => string
}

const Usage = ({ usage, usedBy, goods }: UsageProps) => {
  const { t } = useTranslation('catalogue')
  const { language } = useLanguage()
  return (
    <Card title={t('usage')} padding="medium">
      <Stack>
        {usedBy === 0 ? (
          <Text tone="soft">{t('noUsage')}</Text>
        ) : (
          <Inline>
            {CatalogueUse.values.map((use) => (
              <Tag key={use} tone={useTones[use]}>
                {t(`use.${use}`)} {usage[use]}
              </Tag>
            ))}
            <Text as="span" tone="soft">
              {t('openResources')} {usage.openResources}
            </Text>
          </Inline>
        )}
        <Stack as="ul" gap={2} aria-label={t('usage')}>
          {usage.goods.map(({ goodsId, name, shopName, use }) => (
            <Inline as="li" key={goodsId}>
              <Link to={goods(goodsId)}>{name[language]}</Link>
              <Text as="span" tone="soft">
                {shopName[language]}
              </Text>
              <Tag tone={useTones[use]}>{t(`use.${use}`)}</Tag>
            </Inline>
          ))}
        </Stack>
        {usage.goods.length < usedBy && (
          <Text tone="soft">{t('moreGoods', { shown: usage.goods.length, count: usedBy })}</Text>
        )}
      </Stack>
    </Card>
  )
}

const FIELDS = {
  resourceNumber: 'number',
  nameZh: 'nameZh',
  nameEn: 'nameEn',
  resourceType: 'type',
  clusterId: 'center',
  code: 'code',
} as const
const isField = (field: string): field is keyof typeof FIELDS => field in FIELDS

/** A line of the audit log as what happened to the item. */
const useHistory = (): ((line: AuditLine) => TimelineEvent) => {
  const { t } = useTranslation('catalogue')
  const say = useSay()
  const { language } = useLanguage()
  return ({ auditId, action, at, actor, before, after }) => ({
    key: auditId,
    title: say({ key: `auditNames:action.${action}`, otherwise: action }),
    at: { iso: at, text: formatInstant(at, language, 'second') },
    who: actor,
    text: changedFields(before ?? {}, after ?? {})
      .flatMap(({ field, before: was, after: is }) =>
        isField(field)
          ? [withColon(language, t(FIELDS[field]), [was, is].filter((value) => value !== null).join(' → '))]
          : [],
      )
      .join(' · '),
  })
}
