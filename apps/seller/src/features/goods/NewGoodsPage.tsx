import type { Loaded } from '@compute-mall/app'
import { GoodsKind, type OwnGoodsRow } from '@compute-mall/core/goods'
import { DeskPage } from '@compute-mall/ui/desk/page'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Card, RadioGroup, SelectField } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface NewGoodsPageProps {
  readonly view: {
    /** The goods that were changed last, to begin with a copy of them. */
    readonly own: Loaded<readonly OwnGoodsRow[]>
    readonly isCreating: boolean
  }
  readonly links: { readonly list: string }
  readonly commands: {
    readonly create: (kind: GoodsKind) => void
    readonly copy: (goodsId: string) => void
  }
}

const starts = ['startEmpty', 'startCopy'] as const

/** Begins goods: with an empty form of a kind, or with a copy of own ones (width 2.5, Editor). */
export const NewGoodsPage = ({ view: { own, isCreating }, links, commands }: NewGoodsPageProps) => {
  const { t } = useTranslation(['seller', 'goods'])
  const { inLanguage } = useLanguage()
  const [start, setStart] = useState<(typeof starts)[number]>('startEmpty')
  const [kind, setKind] = useState<GoodsKind>('software')
  const rows = own.kind === 'loaded' ? own.value : []
  const [copyOf, setCopyOf] = useState<string | null>(null)
  const chosen = copyOf ?? rows[0]?.goodsId ?? ''
  return (
    <DeskPage
      head={{
        title: t('seller:goods.publish'),
        trail: [{ label: t('seller:goods'), to: links.list }, { label: t('seller:goods.publish') }],
        primary: {
          key: 'begin',
          label: t('seller:goods.begin'),
          busy: isCreating,
          disabledReason: start === 'startCopy' && chosen === '' ? t('seller:goods.noneToCopy') : undefined,
          onPress: () => (start === 'startCopy' ? commands.copy(chosen) : commands.create(kind)),
        },
      }}
    >
      <Card padding="medium">
        <Stack>
          <Text tone="soft">{t('seller:goods.new')}</Text>
          <RadioGroup
            legend={t('seller:goods.startFrom')}
            value={start}
            options={starts.map((value) => ({ value, label: t(`seller:goods.${value}`) }))}
            onChange={setStart}
          />
          {start === 'startEmpty' ? (
            <SelectField
              label={t('seller:goods.kind')}
              hint={t('seller:goods.kindHint')}
              value={kind}
              options={GoodsKind.values.map((value) => ({ value, label: t(`goods:kind.${value}`) }))}
              onChange={(value) => GoodsKind.is(value) && setKind(value)}
            />
          ) : (
            rows.length > 0 && (
              <SelectField
                label={t('seller:goods.copied')}
                value={chosen}
                options={rows.map(({ goodsId, name }) => ({
                  value: goodsId,
                  label: inLanguage(name) || name.zh || t('seller:goods.unnamed'),
                }))}
                onChange={setCopyOf}
              />
            )
          )}
        </Stack>
      </Card>
    </DeskPage>
  )
}
