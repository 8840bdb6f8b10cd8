import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DownloadIcon, RemoveIcon, SavedViewIcon, SaveViewIcon } from '../../icons/index.ts'
import { Button } from '../../parts/index.ts'
import { type Action, ActionMenu, useNarrow } from '../page/index.ts'
import type { FilterBarProps } from './FilterBar.props.ts'
import * as css from './list.css.ts'
import { SaveViewDialog } from './SaveViewDialog.tsx'

/** The saved views of a list, and its export; where a phone has little room, the views hold it. */
export const ListTools = ({ view: { savedViews, exporting }, commands }: FilterBarProps) => {
  const { t } = useTranslation(['desk', 'list'])
  const narrow = useNarrow()
  const [saving, setSaving] = useState(false)
  if (savedViews === undefined && exporting === undefined) return null
  const exportLabel = exporting === true ? t('exporting') : t('list:export')
  const isInMenu = narrow && savedViews !== undefined
  const exportAction: readonly Action[] =
    isInMenu && exporting !== undefined
      ? [
          {
            key: 'export',
            label: exportLabel,
            icon: <DownloadIcon size={18} />,
            disabledReason: exporting ? t('exportingText') : undefined,
            onPress: () => commands.exportRows?.(),
          },
        ]
      : []
  return (
    <div className={css.tools}>
      <ActionMenu
        label={t('savedViews')}
        icon={<SavedViewIcon size={18} />}
        actions={[...exportAction, ...viewActions(t, savedViews, commands, () => setSaving(true))]}
        onOpen={() => commands.showViews?.()}
      />
      {!isInMenu && exporting !== undefined && (
        <Button icon={<DownloadIcon size={16} />} busy={exporting} onClick={() => commands.exportRows?.()}>
          {exportLabel}
        </Button>
      )}
      {saving && (
        <SaveViewDialog
          onClose={() => setSaving(false)}
          onSave={(name) => {
            setSaving(false)
            commands.saveView?.(name)
          }}
        />
      )}
    </div>
  )
}

const viewActions = (
  t: TFunction<'desk'>,
  savedViews: FilterBarProps['view']['savedViews'],
  commands: FilterBarProps['commands'],
  save: () => void,
): readonly Action[] => {
  if (savedViews === undefined) return []
  const { items, current } = savedViews
  const open = items.map(
    ({ id, name }): Action => ({ key: `view ${id}`, label: name, onPress: () => commands.openView?.(id) }),
  )
  const shown = items.find(({ id }) => id === current)
  // What comes while the menu is open comes last, so that nothing moves below a finger.
  return [
    { key: 'save', label: t('saveView'), icon: <SaveViewIcon size={18} />, onPress: save },
    ...open,
    ...(shown === undefined
      ? []
      : [
          {
            key: 'remove',
            label: t('removeView', { name: shown.name }),
            icon: <RemoveIcon size={18} />,
            danger: true,
            onPress: () => commands.removeView?.(shown.id),
          },
        ]),
  ]
}
